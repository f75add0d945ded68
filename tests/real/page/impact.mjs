// Runs the function of the article for the time of impact: node impact.mjs PAGE B CASES prints a time or null for each case.
import { readFileSync } from "node:fs";

const [page, b, cases] = process.argv.slice(2);
const SIGNS = { lt: "<", gt: ">", amp: "&", quot: '"' };
const plain = (html) => html.replace(/<[^>]*>/g, "")
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (_, hex, number, name) =>
        hex ? String.fromCodePoint(parseInt(hex, 16)) : number ? String.fromCodePoint(number) : SIGNS[name]);
const blocks = [...readFileSync(page, "utf8").matchAll(/<pre[^>]*>([\s\S]*?)<\/pre>/g)].map(([, html]) => plain(html));
const [code] = blocks.filter((text) => text.includes("timeOfImpact"));
if (code === undefined) throw new Error(`${page} has no such function`);
const [x, y, w, h] = JSON.parse(b);
const each = ([ax, ay, aw, ah, vx, vy]) => {
    const bullet = { x: ax, y: ay, w: aw, h: ah, vx, vy };
    const call = `${code}; return timeOfImpact({ ...bullet, x: ${ax}, y: ${ay} }, wall)`;
    const time = new Function("bullet", "wall", call)(bullet, { x, y, w, h });
    const moved = time ?? 1;
    if (Math.abs(bullet.x - ax - vx * moved) + Math.abs(bullet.y - ay - vy * moved) > 1e-9) throw new Error("it stops elsewhere");
    return time ?? null;
};
console.log(JSON.stringify(JSON.parse(cases).map(each)));
