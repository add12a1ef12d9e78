import { describe, expect, test } from "vitest";
import { findForeign, isMessage, skeleton, textsOf } from "./compare-catalogs";

type Catalog = Record<string, unknown>;

const modules = import.meta.glob<Catalog>("./*/**/*.ts", { eager: true });
const catalogs = Object.entries(modules).map(([file, catalog]) => {
  const [, locale = "", ...name] = file.split("/");
  return { locale, name: name.join("/"), catalog };
});
const translated = catalogs.filter(({ locale }) => locale !== "en-US");
const namesOf = (locale: string) => catalogs.filter((each) => each.locale === locale).map(({ name }) => name);

test.each(catalogs)("$locale/$name exports texts only", ({ catalog }) => {
  expect(Object.keys(catalog).filter((key) => !isMessage(catalog[key]))).toEqual([]);
});

test.each(translated)("$locale/$name has the texts, tags and values of en-US/$name", ({ name, catalog }) => {
  expect(skeleton({ ...catalog })).toEqual(skeleton({ ...modules[`./en-US/${name}`] }));
});

describe("every translation", () => {
  test("has the same catalogs", () => {
    for (const locale of ["fr-BE", "fr-CA"]) expect(namesOf(locale)).toEqual(namesOf("vi"));
  });
});

test.each(translated)("$locale/$name is written as its readers write", ({ locale, catalog }) => {
  expect(findForeign(locale, textsOf({ ...catalog }))).toEqual([]);
});
