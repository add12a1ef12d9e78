import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pageStyles } from "./page-styles-plugin";

/** Returns the files whose utilities a style sheet gets, or undefined for one that Tailwind gives all of them. */
function sourcesOf(sheet: string): string[] | undefined {
  const plugin = pageStyles() as unknown as {
    configResolved: (config: { root: string }) => void;
    transform: (code: string, id: string) => { code: string } | undefined;
  };
  plugin.configResolved({ root: process.cwd() });
  const file = `${process.cwd()}/app/${sheet}`;
  const result = plugin.transform(readFileSync(file, "utf8"), file);
  return result && [...result.code.matchAll(/@source "(.+)";/g)].map(([, source = ""]) => source);
}

test("the style sheet of the visitors' pages knows what they load later, and nothing of the server", () => {
  const sources = sourcesOf("visitors.css");
  expect(sources).toEqual(
    expect.arrayContaining([
      "./root.tsx",
      "./site/site-script.js",
      "./routes/site/booking/upload/upload-list.tsx",
      "./ui/class-names.ts",
    ]),
  );
  expect(sources?.filter((source) => /\.server\.|routes\/(staff|site\/home)/.test(source))).toEqual([]);
});

test("the style sheet of the marketing pages knows the viewers, and the back office has all utilities", () => {
  expect(sourcesOf("marketing.css")).toContain("./site/viewer/viewer-stage.tsx");
  expect(sourcesOf("marketing.css")).not.toContain("./ui/radio-cards.tsx");
  expect(sourcesOf("tailwind.css")).toBeUndefined();
});
