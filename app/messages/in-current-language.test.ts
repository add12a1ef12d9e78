import { afterEach, expect, test } from "vitest";
import { company, setCompany, writeDocument } from "~/settings/company";
import { withLocale } from "./current-locale.server";
import { inCurrentLanguage } from "./in-current-language";
import { locales } from "./languages";

const before = company();
afterEach(() => setCompany(before));

test("a text without a translation is English, and is marked as English on other pages", () => {
  const hours = { "en-US": "Mon–Fri", vi: "Thứ Hai–thứ Sáu" };
  expect(locales.map((locale) => withLocale(locale, () => inCurrentLanguage(hours)))).toEqual([
    { text: "Mon–Fri" },
    { text: "Thứ Hai–thứ Sáu" },
    { text: "Mon–Fri", lang: "en-US" },
    { text: "Mon–Fri", lang: "en-US" },
  ]);
});

test("a text without English is empty in every language", () => {
  const gone = { "en-US": "", vi: "Có bảo hiểm" };
  expect(withLocale("vi", () => inCurrentLanguage(gone))).toEqual({ text: "" });
});

test("a document carries the company's texts in its own language and in English only", () => {
  setCompany({ ...before, openingHours: { "en-US": "Mon–Fri", vi: "Thứ Hai", "fr-CA": "Lundi" } });
  const hoursIn = (document: string) => (JSON.parse(document) as typeof before).openingHours;
  expect(hoursIn(withLocale("vi", writeDocument))).toEqual({ "en-US": "Mon–Fri", vi: "Thứ Hai" });
  expect(hoursIn(writeDocument())).toEqual({ "en-US": "Mon–Fri" });
});
