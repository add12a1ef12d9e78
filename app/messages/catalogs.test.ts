import { describe, expect, test } from "vitest";

type Catalog = Record<string, unknown>;

const modules = import.meta.glob<Catalog>("./*/**/*.ts", { eager: true });
const catalogs = Object.entries(modules).map(([file, catalog]) => {
  const [, locale = "", ...name] = file.split("/");
  return { locale, name: name.join("/"), catalog };
});
const translated = catalogs.filter(({ locale }) => locale !== "en-US");
const namesOf = (locale: string) => catalogs.filter((each) => each.locale === locale).map(({ name }) => name);

test.each(catalogs)("$locale/$name exports only texts", ({ catalog }) => {
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

test.each(translated)("$locale/$name follows its readers' typography", ({ locale, catalog }) => {
  expect(findForeign(locale, textsOf({ ...catalog }))).toEqual([]);
});

/** Whether a catalog may export a value: a text, a function that returns one, or a list or record of these. */
function isMessage(value: unknown): boolean {
  if (typeof value === "string" || typeof value === "function") return true;
  return typeof value === "object" && value !== null && Object.values(value).every(isMessage);
}

/** Returns a function's text for values that are easy to find in it; undefined if it takes values of another kind. */
function call(message: (...values: unknown[]) => unknown): string | undefined {
  const attempts = [
    [71, 72, 73, 74],
    ["v71", "v72", "v73", "v74"],
  ];
  for (const values of attempts)
    try {
      const text = message(...values);
      if (typeof text === "string" && !text.includes("NaN") && !text.includes("undefined")) return text;
    } catch {
      // The function takes values of another kind.
    }
  return undefined;
}

/** Returns what a translation must have in common with the English text: the shape, the tags, and the placeholders in any order. */
function skeleton(message: unknown): unknown {
  if (typeof message === "function") {
    const text = call(message as (...values: unknown[]) => unknown);
    return text === undefined ? "function" : { function: skeleton(text) };
  }
  if (typeof message === "string") return markup(message);
  if (typeof message !== "object" || message === null) return message;
  return Object.fromEntries(Object.entries(message).map(([key, value]) => [key, skeleton(value)]));
}

/** Returns a text's tags, its placeholders, and the values of `call`, each once. */
function markup(text: string): string[] {
  return [...new Set(text.match(/<\/?[a-z]+>|\{\w+\}|v?7[1-4](?!\d)/g) ?? [])].sort();
}

function textsOf(message: unknown): string[] {
  if (typeof message === "string") return [message];
  if (typeof message === "function") return [call(message as (...values: unknown[]) => unknown) ?? ""];
  return Object.values(message as object).flatMap(textsOf);
}

/** Patterns that no text in a language may match, except addresses and formats. */
const never: Record<string, RegExp[]> = {
  vi: [/«|»/, / [?!;:]/],
  "fr-BE": [/["“”]/, /[^\u202f][?!;](?!\w)/, /[^\u00a0]:(?=\s|$)/, /courriel|fin de semaine|soumission/i],
  "fr-CA": [/["“”]/, /\s[?!;]/, /[^\u00a0]:(?=\s|$)/, /e-mail|week-end|\bdevis\b/i],
};

function findForeign(locale: string, texts: readonly string[]): string[] {
  const signs = never[locale] ?? [];
  return texts.filter((text) => {
    const own = text.replaceAll(/<[^>]*>|https?:\S*/g, "");
    return signs.some((sign) => sign.test(own));
  });
}
