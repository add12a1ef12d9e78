import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as draftLinks from "~/booking/form/draft-link.server";
import * as drafts from "~/booking/form/form-limits.server";
import * as requests from "~/booking/private-page/private-page-limits.server";
import { rangeFactor, siteReserve } from "~/client-limits/address-limits.server";
import type { RateLimit } from "~/db/rate-limit.server";
import * as uploads from "~/files/transport/upload-quota.server";
import * as mails from "~/mail/mail-limits";
import * as keys from "~/staff/api-keys/find-key.server";
import * as calendars from "~/staff/busy-times/busy-calendar.server";
import * as links from "~/staff/limits/link-limits.server";
import * as signIns from "~/staff/limits/sign-in-limits.server";

const document = readFileSync("docs/limits.md", "utf8");
const lines = document.split("\n");

const isLimit = (value: unknown): value is RateLimit =>
  typeof value === "object" && value !== null && "attempts" in value && "seconds" in value;
/** What the modules export, alone or in a record. That of a network follows from that of an address. */
const limits = [draftLinks, drafts, requests, uploads, keys, calendars, links, signIns]
  .flatMap((module) => Object.values<unknown>(module))
  .flatMap((value) => (isLimit(value) ? value : (Object.values(value ?? {}) as unknown[])))
  .filter(isLimit)
  .filter((limit) => limit !== signIns.limits.network);

const windows: Record<number, string> = {
  60: "a minute",
  900: "in 15 minutes",
  3_600: "an hour",
  86_400: "a day",
};

function format(name: string, attempts: number): string {
  if (!name.includes("kibibytes")) return attempts.toLocaleString("en-US");
  const mebibytes = attempts / 1024;
  return mebibytes < 1024 ? `${mebibytes} MiB` : `${mebibytes / 1024} GiB`;
}

test.each(limits)("the document says what $name is", (limit) => {
  const row = lines.find((line) => line.includes(`\`${limit.name}\``));
  expect(row).toContain(`| ${format(limit.name, limit.attempts)} ${windows[limit.seconds]} `);
});

test.each([
  [`counts an IPv6 /48 as ${rangeFactor} addresses`],
  [`each address still has ${siteReserve} an hour`],
  [`| ${uploads.slotsPerAddress} in each process `],
  [`| ${mails.perMailboxOfSender} an hour `],
  [`| ${mails.perMailbox} an hour `],
  [`| ${mails.perSender} a day `],
  [`| ${mails.perRange} a day `],
  [`| ${mails.perLane.form} a day, then`],
  [`| ${mails.perLane.api} a day, then`],
  [`| ${mails.perLane.link} a day, then`],
])("the document says %j", (text) => {
  expect(document).toContain(text);
});
