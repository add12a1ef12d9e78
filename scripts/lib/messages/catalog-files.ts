import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sha256 } from "~/lib/sha256.server";
import type { Locale } from "~/messages/languages";
import { type CatalogSource, readCatalog, repeatedBy } from "./catalog-source";

const root = "app/messages";

export const catalogFile = (locale: string, name: string) => path.join(root, locale, `${name}.ts`);

/** The file with the digests of the English texts that the translations follow. */
export const digestFile = path.join(root, "translated-from.json");

/** Returns the names of the catalogs that are translated. */
export function translatedNames(): string[] {
  return readdirSync(path.join(root, "vi"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => file.slice(0, -".ts".length).replaceAll(path.sep, "/"))
    .sort();
}

export const readSource = (locale: string, name: string) => readFileSync(catalogFile(locale, name), "utf8");

/** A catalog in a language. */
export interface Translation {
  name: string;
  english: CatalogSource;
  own: CatalogSource;
  /** That of the other kind of the language, whose texts it repeats where it has none. */
  repeated: CatalogSource | undefined;
}

export function readTranslation(locale: Locale, name: string): Translation {
  const source = readSource(locale, name);
  const other = repeatedBy(source)?.split("/")[0];
  return {
    name,
    english: readCatalog(readSource("en-US", name)),
    own: readCatalog(source),
    repeated: other === undefined ? undefined : readCatalog(readSource(other, name)),
  };
}

/** Returns the text that a translation has now. */
export function presentText({ own, repeated }: Translation, key: string): string | undefined {
  if (own.code.has(key)) return undefined;
  return (own.texts.get(key) ?? repeated?.texts.get(key))?.text;
}

/** Digests of English texts by catalog and key. The forms of a plural have one. */
export type Digests = Record<string, Record<string, string>>;

export function englishDigests(): Digests {
  return Object.fromEntries(
    translatedNames().map((name) => [name, digestsOf(readCatalog(readSource("en-US", name)))]),
  );
}

export function digestsOf({ texts }: CatalogSource): Record<string, string> {
  const joined = new Map<string, string>();
  for (const [key, { text, plural }] of texts) {
    const message = plural ?? key;
    joined.set(message, `${joined.get(message) ?? ""}${text}\n`);
  }
  return Object.fromEntries([...joined].map(([key, text]) => [key, sha256(text).slice(0, 8)]));
}

/** What `digestFile` has of a text: its digest, or that of each language while the languages follow different ones. */
export type Followed = string | Partial<Record<Locale, string>>;

export function readFollowed(): Partial<Record<string, Partial<Record<string, Followed>>>> {
  return JSON.parse(readFileSync(digestFile, "utf8")) as Record<string, Record<string, Followed>>;
}

/** Returns the digest of the English text that the translation to a language follows, if one is recorded. */
export function digestFor(locale: Locale, followed: Followed | undefined): string | undefined {
  return typeof followed === "string" ? followed : followed?.[locale];
}
