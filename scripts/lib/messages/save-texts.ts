import { readFileSync, writeFileSync } from "node:fs";
import { format, type FormatConfig } from "oxfmt";
import { type Locale, translations } from "~/messages/languages";
import {
  catalogFile,
  digestFile,
  digestFor,
  englishDigests,
  type Followed,
  readFollowed,
  readSource,
} from "./catalog-files";
import { repeatedBy } from "./catalog-source";
import { writeTexts } from "./write-texts";

/**
 * Writes the texts of a language into its catalogs. Nothing is written if one of them cannot be.
 *
 * @param texts by key, such as `booking#title`
 * @throws {UnwritableError}
 */
export async function saveTexts(texts: ReadonlyMap<string, string>, locale: Locale): Promise<void> {
  const names = new Set([...texts.keys()].map((key) => key.split("#")[0] ?? ""));
  const sources = [...names].map((name) => {
    const entries = [...texts].filter(([key]) => key.startsWith(`${name}#`));
    const own = new Map(entries.map(([key, text]) => [key.slice(name.length + 1), text]));
    return [catalogFile(locale, name), withTexts(locale, name, own)] as const;
  });
  for (const [file, source] of sources) await writeFormatted(file, source);
}

function withTexts(locale: Locale, name: string, texts: ReadonlyMap<string, string>): string {
  const source = readSource(locale, name);
  const repeated = repeatedBy(source)?.split("/")[0];
  return writeTexts(source, texts, {
    from: readSource(repeated ?? "en-US", name),
    isComplete: repeated === undefined,
  });
}

/** Records that the translations of some texts say what their English texts say now. Texts that are gone are forgotten. */
export async function confirmTexts(locale: Locale, isConfirmed: (key: string) => boolean): Promise<string[]> {
  const followed = readFollowed();
  const confirmed: string[] = [];
  const follow = (name: string, [message, digest]: [string, string]): Followed | undefined => {
    const before = followed[name]?.[message];
    const key = `${name}#${message}`;
    if (digestFor(locale, before) === digest || !isConfirmed(key)) return before;
    confirmed.push(key);
    const others = translations.filter((each) => each !== locale);
    if (others.every((other) => digestFor(other, before) === digest)) return digest;
    const own = others.map((other) => [other, digestFor(other, before)] as const);
    return { ...Object.fromEntries(own), [locale]: digest };
  };
  const next = Object.entries(englishDigests()).map(([name, digests]) => [
    name,
    Object.fromEntries(Object.entries(digests).map((entry) => [entry[0], follow(name, entry)])),
  ]);
  await writeFormatted(digestFile, JSON.stringify(Object.fromEntries(next), null, 2));
  return confirmed;
}

async function writeFormatted(file: string, source: string): Promise<void> {
  const options = JSON.parse(readFileSync(".oxfmtrc.json", "utf8")) as FormatConfig;
  const { code, errors } = await format(file, source, options);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  writeFileSync(file, code);
}
