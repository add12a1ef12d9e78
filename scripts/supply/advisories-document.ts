import semver from "semver";
import { z } from "zod";

/** An advisory about an installed version for which no fix can be installed. */
export interface AcceptedAdvisory {
  /** Such as GHSA-jjmj-jmhj-qwj2. */
  id: string;
  package: string;
  /** The last day of the acceptance, such as 2027-06-30. */
  until: string;
}

/** The versions of a package that fix its advisories. */
export interface FixedVersions {
  package: string;
  range: string;
}

const accepted = z.object({
  id: z.string().regex(/^GHSA(-[23456789cfghjmpqrvwx]{4}){3}$/, "must be an id such as GHSA-jjmj-jmhj-qwj2"),
  package: z.string().regex(/^(@[\w.-]+\/)?[\w.-]+$/, "must be the name of a package"),
  until: z.iso.date("must be a date such as 2027-06-30"),
});

const fixed = z.object({
  package: accepted.shape.package,
  range: z.string().transform(toRange),
});

/** Reads the table "Accepted advisories" of docs/security.md. Throws an error when a row is incomplete. */
export function readAccepted(document: string): AcceptedAdvisory[] {
  return readTable(document, "Accepted advisories").map(([id, name, until, ...reasons]) => {
    if (reasons.length === 0 || reasons.some((reason) => reason === ""))
      throw new Error(`${id}: give the reason why it is accepted, and the test.`);
    return accepted.parse({ id, package: name, until });
  });
}

/** Reads the table "Minimum versions" of docs/security.md. */
export function readFixedVersions(document: string): FixedVersions[] {
  return readTable(document, "Minimum versions").map(([name, range]) =>
    fixed.parse({ package: name, range }),
  );
}

/** Converts `1.1.22, 5.0.13`, the first fixed version of each maintained line, to a range. */
function toRange(versions: string): string {
  const list = versions.split(",").map((version) => semver.parse(version.trim(), {}, true).version);
  return [...list.map((version) => `^${version}`), `>=${semver.rsort(list)[0]}`].join(" || ");
}

/** Returns the cells of the table below a heading, without links and code marks. */
function readTable(document: string, heading: string): string[][] {
  const section = document.split(/^## /m).find((text) => text.startsWith(`${heading}\n`));
  const [, , ...rows] = (section ?? "").split("\n").filter((line) => line.startsWith("|"));
  if (rows.length === 0) throw new Error(`docs/security.md has no table "${heading}".`);
  return rows.map((row) =>
    row
      .slice(1, row.lastIndexOf("|"))
      .split("|")
      .map((cell) => cell.replace(/\[([^\]]*)\]\([^)]*\)|`/g, "$1").trim()),
  );
}
