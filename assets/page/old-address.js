// The program was at this place once: an address with a query leads to where it is now. A file that it names stays where it is.
(() => {
    if (location.search.length < 2) return;
    const files = ["course", "font"];
    const moved = location.search.slice(1).split("&").map((word) => {
        const [key, ...rest] = word.split("=");
        const value = rest.join("=");
        if (!files.includes(key) || value === "") return word;
        try {
            const file = new URL(decodeURIComponent(value.replace(/\+/g, " ")), location.href);
            return `${key}=${encodeURIComponent(file.origin === location.origin ? file.pathname + file.search : file.href)}`;
        } catch {
            return word;
        }
    });
    location.replace(`app/?${moved.join("&")}${location.hash}`);
})();
