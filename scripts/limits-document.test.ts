import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rangeFactor, siteReserve } from "~/client-limits/address-limits.server";
import { type ClientLimit, clientLimits } from "~/client-limits/client-limits";
import * as uploads from "~/files/transport/upload-quota.server";
import * as mails from "~/mail/mail-limits";
import { keyLimit } from "~/staff/api-keys/find-key.server";
import { resetMailboxLimit, resetMailboxOfAddressLimit } from "~/staff/limits/password-reset-limits.server";
import * as signIns from "~/staff/limits/sign-in-limits.server";

const document = readFileSync("docs/limits.md", "utf8");
const lines = document.split("\n");

const limits: ClientLimit[] = [
  ...Object.values(clientLimits),
  ...Object.values(signIns.signInLimits),
  keyLimit,
  resetMailboxLimit,
  resetMailboxOfAddressLimit,
];

const ofAddress = new Set(Object.values(clientLimits).map(({ name }) => name));

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

test.each(limits)("the document says what $name is", ({ name, attempts, siteAttempts, seconds }) => {
  const row = lines.find((line) => line.includes(`\`${name}\``))?.replaceAll(/ +/g, " ");
  const figure = (number: number) => `${format(name, number)} ${windows[seconds]}`;
  const site = ofAddress.has(name)
    ? ` | ${siteAttempts === undefined ? "" : `${figure(siteAttempts)} `}|`
    : " |";
  expect(row).toContain(`| ${figure(attempts)}${site}`);
});

test("the document names no removed limit", () => {
  const named = lines.flatMap((line) => /^\| [^|]+ \| (`[^|]+`)/.exec(line)?.[1]?.split(", ") ?? []);
  expect(named.sort()).toEqual(limits.map(({ name }) => `\`${name}\``).sort());
});

test.each([
  [`counts an IPv6 /48 as ${rangeFactor} addresses`],
  [`each address still has ${siteReserve}`],
  [`| ${uploads.slotsPerAddress} in each process `],
  [`| ${mails.perMailboxOfSender} an hour `],
  [`A mailbox gets ${mails.perMailbox} an hour`],
  [`| ${mails.perSender} a day `],
  [`| ${mails.perRange} a day `],
  [`| ${mails.perLane.form} a day, then`],
  [`| ${mails.perLane.api} a day, then`],
  [`| ${mails.perLane.link} a day, then`],
])("the document says %j", (text) => {
  expect(document).toContain(text);
});
