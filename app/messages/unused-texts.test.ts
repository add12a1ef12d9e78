import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const modules = import.meta.glob<Record<string, unknown>>("./en-US/**/*.ts", { eager: true });
const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join("app", file), "utf8"));

const catalogs = Object.entries(modules)
  .map(([file, catalog]) => ({ name: file.replace("./en-US/", "").replace(".ts", ""), catalog }))
  // The catalogs of the service pages are excluded: modules pass them on as a whole, and a type lists their exports.
  .filter(({ name }) => !name.startsWith("services/") || name === "services/page");

/** Returns the names in a list such as `first, second as other`. */
function toNames(list = ""): string[] {
  return list.split(",").map((item) => item.trim().split(/ as |:/)[0] ?? "");
}

/** Returns the names that a source reads from a catalog, which it imports by name or as a namespace. */
function readNames(source: string, catalog: string): string[] {
  const from = `from "~/messages/${catalog}"`;
  if (!source.includes(from)) return [];
  const lists = [...source.matchAll(new RegExp(`import \\{([^}]*)\\} ${from}`, "g"))];
  const names = lists.flatMap(([, list]) => toNames(list));
  for (const [, alias = ""] of source.matchAll(new RegExp(`import \\* as (\\w+) ${from}`, "g"))) {
    const members = [...source.matchAll(new RegExp(`(?<!\\w|\\w\\.)${alias}\\s*\\.(\\w+)`, "g"))];
    const patterns = [...source.matchAll(new RegExp(`\\{([^{}]*)\\} = ${alias};`, "g"))];
    names.push(...members.map(([, name = ""]) => name), ...patterns.flatMap(([, list]) => toNames(list)));
  }
  return names;
}

test.each(catalogs)("every text of $name is read", ({ name, catalog }) => {
  const read = new Set(sources.flatMap((source) => readNames(source, name)));
  expect(Object.keys(catalog).filter((key) => !read.has(key))).toEqual([]);
});
