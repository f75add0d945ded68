// Answers tests with target/page/judge.wasm: node judge.mjs PAGE WORDS TEST…, a JSON line for each.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const [page, words_of, ...tests] = process.argv.slice(2);
const { judge_of, say } = await import(resolve(page, "judge.js"));
const bytes = readFileSync(`${page}/judge.wasm`);
const judge = (await judge_of(bytes)).judge;

/** The messages of a catalogue: a line each, and the lines that go on with it. */
function messages(language) {
    const found = {};
    let id;
    for (const line of readFileSync(`${words_of}/${language}.ftl`, "utf8").split("\n")) {
        const begins = /^([a-z][\w-]*) =(.*)$/.exec(line);
        if (begins) found[id = begins[1]] = begins[2].trim();
        else if (id && /^(   |\})/.test(line) && !/^\s+\./.test(line)) found[id] += `\n${line}`;
        else id = undefined;
    }
    return found;
}
const catalogues = ["en", "ja", "ko"].map((language) => [language, messages(language)]);

for (const test of tests) {
    const answer = judge(test);
    const said = answer.lines ?? [answer.allowed];
    answer.said = catalogues.map(([language, words]) => said.map((line) => say(words, language, line)));
    console.log(JSON.stringify(answer));
}
