import { expect, test } from "vitest";
import { translations } from "~/messages/languages";
import { englishDigests, readFollowed } from "./lib/messages/catalog-files";
import { checkRows } from "./lib/messages/check-rows";
import { readSheet, type SheetRow, toRows, toSheet } from "./lib/messages/sheet";
import { UnwritableError, writeTexts } from "./lib/messages/write-texts";

const hint =
  "Translate what changed in English, then run npm run messages:confirm -- KEY (see app/messages/README.md).";

test("no English text has changed since it was translated", () => {
  const followed = readFollowed();
  for (const [name, digests] of Object.entries(englishDigests()))
    expect(followed[name], `${name}. ${hint}`).toEqual(digests);
});

test.each(translations)(
  "the spreadsheet of %s comes back as it was, and its texts are accepted",
  (locale) => {
    const rows = toRows(locale).map((row) => ({ ...row, translation: row.present }));
    expect(readSheet(toSheet(rows))).toEqual(rows);
    expect(checkRows(rows, toRows(locale), locale).refused).toEqual([]);
  },
);

test("a spreadsheet that was saved with semicolons is read", () => {
  const csv = 'Key;English;Comment;State;Present translation;New translation\r\nui#a;A;;;B;" C; D "\r\n';
  expect(readSheet(csv)).toMatchObject([{ key: "ui#a", english: "A", translation: " C; D " }]);
});

const row = (changes: Partial<SheetRow>): SheetRow => ({
  key: "ui#sent",
  english: "<b>{name}</b>: sent?",
  comment: "",
  state: "",
  present: "<b>{name}</b>\u00a0: envoyé\u202f?",
  translation: "",
  ...changes,
});

test("a French translation gets the spaces that no keyboard types", () => {
  const { texts, refused } = checkRows([row({ translation: "<b>{name}</b> : parti ?" })], [row({})], "fr-BE");
  expect([refused, texts.get("ui#sent")]).toEqual([[], "<b>{name}</b>\u00a0: parti\u202f?"]);
});

test.each<[string, Partial<SheetRow>, string]>([
  ["without a tag", { translation: "{name} envoyé" }, "ui#sent needs </b> <b> {name}, and has {name}"],
  [
    "without a placeholder",
    { translation: "<b>Parti</b>" },
    "ui#sent needs </b> <b> {name}, and has </b> <b>",
  ],
  ["of a text that nobody knows", { key: "ui#gone", translation: "Parti" }, "ui#gone is no text"],
  ["of an earlier English text", { english: "Sent?", translation: "Parti" }, "its English text changed"],
  ["of an earlier translation", { present: "Parti", translation: "Parti" }, "its translation changed"],
  ["in words of other people", { translation: "<b>{name}</b> par courriel" }, "the language never writes"],
  ["on two lines", { translation: "<b>{name}</b>\nparti" }, "other line breaks"],
])("a translation %s is refused", (_, changes, reason) => {
  const { refused } = checkRows([row(changes)], [row({})], "fr-BE");
  expect(refused).toEqual([expect.stringContaining(reason)]);
});

test("a text is replaced where it stands, with its values and escapes", () => {
  const source =
    'export const late = (days: number) => `Après ${days} jours`;\nexport const list = ["a", "b"];\n';
  const texts = new Map([
    ["late", "{days}\u00a0jours `tard` ${x}"],
    ["list.1", 'c "d"'],
  ]);
  expect(writeTexts(source, texts, { from: source, isComplete: true })).toBe(
    'export const late = (days: number) => `${days}\\u00a0jours \\`tard\\` \\${x}`;\nexport const list = ["a", "c \\"d\\""];\n',
  );
});

test("a text that is new in English is copied with its code, and with the plural forms of the language", () => {
  const from = 'export const sent = { title: "Sent", files: plural({ one: "# file", other: "# files" }) };\n';
  const texts = new Map([
    ["sent.title", "Đã gửi"],
    ["sent.files.other", "# tệp"],
  ]);
  const written = 'export const sent = { title: "Đã gửi", files: plural({ other: "# tệp" }) };';
  expect(writeTexts("", texts, { from, isComplete: true })).toContain(written);
  texts.delete("sent.title");
  expect(() => writeTexts("", texts, { from, isComplete: true })).toThrow(UnwritableError);
});

test("Canadian French gets a message of its own where it has repeated the Belgian one", () => {
  const from = 'export const sent = { title: "Envoyé", more: ["a", "b"] };\n';
  const source = "export const sent = { ...belgian.sent };\n";
  const texts = new Map([["sent.more.1", "c"]]);
  const written = writeTexts(source, texts, { from, isComplete: false }).replaceAll(/\s+/g, " ");
  expect(written).toContain('{ ...belgian.sent , more: ["a", "c"]}');
  const list = "export const sent = [...belgian.sent.slice(1)];\n";
  const from2 = 'export const sent = ["a"];\n';
  expect(() => writeTexts(list, new Map([["sent.0", "b"]]), { from: from2, isComplete: false })).toThrow(
    UnwritableError,
  );
});
