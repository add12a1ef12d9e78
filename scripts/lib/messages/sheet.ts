import { parse } from "csv-parse/sync";
import { byteOrderMark, toCsv, toPlainText } from "~/lib/csv";
import type { Locale } from "~/messages/languages";
import {
  digestFor,
  digestsOf,
  type Followed,
  presentText,
  readFollowed,
  readTranslation,
  translatedNames,
  type Translation,
} from "./catalog-files";
import type { SourceText } from "./catalog-source";

/** A line of a translator's spreadsheet. */
export interface SheetRow {
  /** The catalog and the path of the text in it, such as `booking#services.0.title`. */
  key: string;
  english: string;
  comment: string;
  /** Why it waits for the translator; empty where it does not. */
  state: string;
  present: string;
  /** What the translator writes. */
  translation: string;
}

const columns = ["Key", "English", "Comment", "State", "Present translation", "New translation"] as const;
const states = { missing: "missing", changed: "English changed" };

/** Returns all texts of a language, as its translator sees them. */
export function toRows(locale: Locale): SheetRow[] {
  const followed = readFollowed();
  return translatedNames().flatMap((name) =>
    rowsOf(readTranslation(locale, name), locale, followed[name] ?? {}),
  );
}

function rowsOf(
  catalog: Translation,
  locale: Locale,
  followed: Partial<Record<string, Followed>>,
): SheetRow[] {
  const { english, own } = catalog;
  const current = digestsOf(english);
  return englishTexts(catalog, locale)
    .filter(([key]) => !own.code.has(key))
    .map(([key, { text, comment, plural }]) => {
      const present = presentText(catalog, key);
      const message = plural ?? key;
      const isFollowed = digestFor(locale, followed[message]) === current[message];
      const state = present === undefined ? states.missing : isFollowed ? "" : states.changed;
      return {
        key: `${catalog.name}#${key}`,
        english: text,
        comment: plural === undefined ? comment : [comment, pluralHint(key)].filter(Boolean).join(" "),
        state,
        present: present ?? "",
        translation: "",
      };
    });
}

const pluralHint = (key: string) => `Plural form "${key.slice(key.lastIndexOf(".") + 1)}". # is the number.`;

/** Returns the English texts by the keys of a translation: a plural has the forms of its language. */
function englishTexts({ english, own, repeated }: Translation, locale: Locale) {
  const translated = new Map([...(repeated?.texts ?? []), ...own.texts]);
  const found = new Map<string, SourceText>();
  for (const [key, text] of english.texts) {
    const { plural } = text;
    if (plural === undefined) {
      found.set(key, text);
      continue;
    }
    const known = [...translated.keys()].filter((each) => translated.get(each)?.plural === plural);
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    const forms = known.length > 0 ? known : pluralCategories.map((category) => `${plural}.${category}`);
    for (const form of forms) {
      const other = english.texts.get(form) ?? english.texts.get(`${plural}.other`);
      if (other) found.set(form, other);
    }
  }
  return [...found];
}

/** Returns the spreadsheet as a file of comma-separated values. */
export function toSheet(rows: readonly SheetRow[]): string {
  const cells = rows.map(({ key, english, comment, state, present, translation }) => [
    key,
    english,
    comment,
    state,
    present,
    translation,
  ]);
  return byteOrderMark + toCsv([columns, ...cells]);
}

/**
 * Reads a spreadsheet that a translator has filled, also one that a program has saved with another separator.
 *
 * @throws {Error} where a column is missing or a line is broken
 */
export function readSheet(csv: string): SheetRow[] {
  const [head = ""] = csv.split(/\r?\n/, 1);
  const delimiter = [",", ";", "\t"].find((sign) => head.split(sign).length >= columns.length) ?? ",";
  const lines = parse<Record<string, string>>(csv, {
    bom: true,
    columns: true,
    delimiter,
    relax_column_count: false,
  });
  return lines.map((line) => {
    const cell = (name: (typeof columns)[number]) => {
      const value = line[name];
      if (value === undefined) throw new Error(`The column "${name}" is missing.`);
      return fromPlainText(value.replaceAll("\r\n", "\n"));
    };
    return {
      key: cell("Key"),
      english: cell("English"),
      comment: cell("Comment"),
      state: cell("State"),
      present: cell("Present translation"),
      translation: cell("New translation"),
    };
  });
}

/** Returns a text without the apostrophes that `toPlainText` puts in front of formula signs. */
function fromPlainText(cell: string): string {
  const text = cell.replaceAll(/'(?=[=+\-@\t\r\n])/g, "");
  return toPlainText(text) === cell ? text : cell;
}
