import { expect, test } from "vitest";

type Catalog = Record<string, unknown>;

const modules = import.meta.glob<Catalog>("./*/**/*.ts", { eager: true });
const catalogs = Object.entries(modules).map(([file, catalog]) => {
  const [, locale = "", ...name] = file.split("/");
  return { locale, name: name.join("/"), catalog };
});

/** Returns whether a catalog may export this: a text, a function that returns one, or a list or record of those. */
function isMessage(value: unknown): boolean {
  if (typeof value === "string" || typeof value === "function") return true;
  return typeof value === "object" && value !== null && Object.values(value).every(isMessage);
}

test.each(catalogs)("$locale/$name exports texts only", ({ catalog }) => {
  expect(Object.keys(catalog).filter((key) => !isMessage(catalog[key]))).toEqual([]);
});

test.each(catalogs)("$locale/$name has the same messages as en-US/$name", ({ name, catalog }) => {
  const kinds = (messages: Catalog) =>
    Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, typeof value]));
  expect(kinds(catalog)).toEqual(kinds(modules[`./en-US/${name}`] ?? {}));
});
