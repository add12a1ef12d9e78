import { expect, test } from "vitest";
import type { z } from "zod";
import { readListQuery } from "~/booking/list/read-list-query";
import { savedSearchSchema } from "~/booking/list/saved-search";
import { readLocation } from "~/booking/location";
import { searchGrams, searchTerms } from "~/booking/record/search-text";
import { findUnusedCharacters, parseReference, readReferences } from "~/booking/reference";
import { bookingSchema } from "~/booking/schema";
import { describeType } from "~/files/describe-type";
import { uploadPathPattern } from "~/files/file-json";
import { cleanFileName, fileTag } from "~/files/rules";
import { requestedRange } from "~/files/transport/send-file.server";
import { escapeFormulas } from "~/lib/csv";
import { parsePacific } from "~/lib/pacific-time";
import { phoneKeys } from "~/lib/phone";
import { isNotModified } from "~/lib/response-headers";
import { safeRedirect } from "~/lib/safe-redirect";
import { cleanLine } from "~/lib/text";
import { isUuid } from "~/lib/uuid";
import { readTheme } from "~/site/theme";
import { passwordFault } from "~/staff/password-rules/password-rules";
import { loginSchema, newUserSchema, passwordChangeSchema, userChangesSchema } from "~/staff/schema";
import { bearerToken } from "~/staff/sessions/sessions.server";
import { toClientAddress } from "./request-context.server";

/** A quarter of the maximum body. The URL and headers of a request have at most 16 KB. */
const length = 64 * 1024;
/** Texts that make regular expressions backtrack or are slow to normalize, by themselves and inside other text. */
const units = [
  ".",
  " ",
  "\t\n",
  "a",
  "a.",
  "a-",
  "1",
  "1 ",
  "-",
  "; ",
  ",",
  "\\",
  "/",
  "@",
  "a@",
  "'\"",
  "\r",
];
const marks = "\u0323\u0301";
const hostile = [...units, marks, "\ud800", "\u202e"].flatMap((unit) => {
  const text = unit.repeat(length / unit.length);
  return [text, `=${text}@`, `x@${text}\0`];
});

const header = (name: string, text: string) =>
  // HTTP allows no newlines, and one byte per character.
  new Request("http://localhost/", { headers: { [name]: text.replace(/[^\t\x20-\x7e]/g, "x") } });

const parsed = (schema: z.ZodType, names: string[]) => (text: string) =>
  schema.safeParse(Object.fromEntries(names.map((name) => [name, text])));

const readers: [name: string, read: (text: string) => unknown][] = [
  ["a booking", parsed(bookingSchema, Object.keys(bookingSchema.shape))],
  ["a sign-in", parsed(loginSchema, Object.keys(loginSchema.shape))],
  ["a new account", parsed(newUserSchema, Object.keys(newUserSchema.shape))],
  ["an account's changes", parsed(userChangesSchema, Object.keys(userChangesSchema.shape))],
  ["a new password", parsed(passwordChangeSchema({}), ["currentPassword", "newPassword", "confirmPassword"])],
  ["a saved search", parsed(savedSearchSchema, ["name", "query"])],
  ["the list's query", (text) => readListQuery(new URLSearchParams({ q: text, from: text, page: text }))],
  ["a search", (text) => searchTerms(text).map(searchGrams)],
  ["a line", cleanLine],
  ["a password", passwordFault],
  ["a location", readLocation],
  ["a date", parsePacific],
  ["phone numbers", phoneKeys],
  ["a reference", parseReference],
  ["the readings of a reference", readReferences],
  ["what no reference contains", findUnusedCharacters],
  ["an id", isUuid],
  ["a path of an upload", (text) => uploadPathPattern.test(text)],
  ["a file's name", (text) => [cleanFileName(text), fileTag(text), describeType(cleanFileName(text))]],
  ["a cell of the export", escapeFormulas],
  ["a redirect target", (text) => safeRedirect(`/${text}`, "/")],
  ["a cookie", readTheme],
  ["a range", (text) => requestedRange(header("Range", `bytes=${text}`), '"x"', 10)],
  ["an ETag", (text) => isNotModified(text, '"x"')],
  ["a token", (text) => bearerToken(header("Authorization", `Bearer ${text}`))],
  [
    "forwarded addresses",
    (text) => toClientAddress({ headers: { "x-forwarded-for": text }, socket: { remoteAddress: "::1" } }, 1),
  ],
];

// Reads in quadratic time would take a minute, which exceeds the test's timeout.
test.each(readers)("reads %s in linear time", (_, read) => {
  for (const text of hostile) expect(() => read(text)).not.toThrow();
});
