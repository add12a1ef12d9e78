import { expect, test } from "vitest";
import { formatCount } from "~/lib/format-count";
import * as text from "~/messages/frame";
import { paths } from "~/paths";
import { currentLocale, withLocale } from "./current-locale.server";
import { locales } from "./languages";
import { plural } from "./plural";

const files = plural({ one: "# file", other: "# files" });

test("texts, plurals, numbers and addresses follow the current language, English by default", async () => {
  const read = async () => {
    const early = text.mainNavigation;
    await Promise.resolve();
    expect(text.mainNavigation).toBe(early);
    return [text.mainNavigation, paths.booking({ step: 2 }), paths.home(), formatCount(1234), files(1)];
  };
  const all = await Promise.all(locales.map((locale) => withLocale(locale, read)));
  expect(all).toEqual([
    ["Main", "/booking?step=2", "/", "1,234", "1 file"],
    [expect.anything(), "/vi/booking?step=2", "/vi", "1.234", "1 files"],
    [expect.anything(), "/fr-be/booking?step=2", "/fr-be", "1\u202f234", "1 file"],
    [expect.anything(), "/fr-ca/booking?step=2", "/fr-ca", "1\u00a0234", "1 file"],
  ]);
  expect(new Set(all.map(([label]) => label)).size).toBeGreaterThan(2);
  expect([currentLocale(), paths.booking()]).toEqual(["en-US", "/booking"]);
});
