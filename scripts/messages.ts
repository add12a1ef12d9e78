import { readFileSync, writeFileSync } from "node:fs";
import { type Locale, translations } from "~/messages/languages";
import { parseArguments } from "./lib/arguments";
import { checkRows } from "./lib/messages/check-rows";
import { confirmTexts, saveTexts } from "./lib/messages/save-texts";
import { readSheet, toRows, toSheet } from "./lib/messages/sheet";
import { UnwritableError } from "./lib/messages/write-texts";

const usage = `npm run messages:export -- LANGUAGE [FILE]   writes the texts of a language as a spreadsheet
npm run messages:import -- LANGUAGE FILE     reads a spreadsheet that a translator has filled
npm run messages:confirm -- [KEY…]           records that all translations of the texts follow English`;

const { positionals } = parseArguments(usage, {}, 1_000);
const [command = "", ...given] = positionals;

if (command === "export") exportTexts(readLocale(given[0]), given[1] ?? `messages-${given[0] ?? ""}.csv`);
else if (command === "import") await importTexts(readLocale(given[0]), given[1] ?? fail(usage));
else if (command === "confirm") await confirm(given);
else fail(usage);

function exportTexts(locale: Locale, file: string): void {
  const rows = toRows(locale);
  writeFileSync(file, toSheet(rows));
  const open = rows.filter(({ state }) => state !== "").length;
  console.log(`Wrote ${rows.length} texts to ${file}. ${open} wait for a translator.`);
}

async function importTexts(locale: Locale, file: string): Promise<void> {
  const { texts, refused } = checkRows(readSheet(readFileSync(file, "utf8")), toRows(locale), locale);
  if (refused.length > 0) fail(`Nothing was imported:\n${refused.join("\n")}`);
  await saveTexts(texts, locale).catch((error: unknown) => {
    if (!(error instanceof UnwritableError)) throw error;
    fail(`Nothing was imported. A developer has to write ${error.message}, with the texts beside it.`);
  });
  // The forms of a plural are confirmed together.
  await confirmTexts(locale, (key) =>
    [...texts.keys()].some((each) => each === key || each.startsWith(`${key}.`)),
  );
  console.log(`Imported ${texts.size} texts. Read the changes with git diff.`);
}

/** Confirms messages by their key, by their catalog, or all. */
async function confirm(keys: readonly string[]): Promise<void> {
  for (const locale of translations) {
    const confirmed = await confirmTexts(
      locale,
      (key) => keys.length === 0 || keys.some((each) => key === each || key.startsWith(`${each}#`)),
    );
    console.log(`${locale}: ${confirmed.length === 0 ? "nothing to confirm" : confirmed.join(", ")}`);
  }
}

function readLocale(name: string | undefined): Locale {
  return translations.find((locale) => locale === name) ?? fail(usage);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
