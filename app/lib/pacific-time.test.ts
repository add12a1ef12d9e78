import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withLocale } from "~/messages/current-locale.server";
import type { Locale } from "~/messages/languages";
import {
  formatPacific,
  formatPacificLong,
  formatPacificShort,
  isRepeated,
  parsePacific,
  readLocalTime,
  toPacificInput,
} from "./pacific-time";

const iso = (value: string) => parsePacific(value)?.toISOString();

describe("reading a datetime-local value", () => {
  test("winter is eight hours behind UTC, summer seven", () => {
    expect(iso("2026-12-11T09:30")).toBe("2026-12-11T17:30:00.000Z");
    expect(iso("2026-07-04T09:30")).toBe("2026-07-04T16:30:00.000Z");
  });

  test("reads seconds and drops fractions", () => {
    expect(iso("2026-12-11T09:30:15")).toBe("2026-12-11T17:30:15.000Z");
    expect(iso("2026-12-11T09:30:15.250")).toBe("2026-12-11T17:30:15.000Z");
  });

  test("moves a skipped time one hour later", () => {
    expect(iso("2027-03-14T01:59")).toBe("2027-03-14T09:59:00.000Z");
    expect(iso("2027-03-14T02:00")).toBe("2027-03-14T10:00:00.000Z");
    expect(iso("2027-03-14T02:30")).toBe("2027-03-14T10:30:00.000Z");
    expect(iso("2027-03-14T03:00")).toBe("2027-03-14T10:00:00.000Z");
  });

  test("returns the first moment of a repeated time", () => {
    expect(iso("2026-11-01T00:59")).toBe("2026-11-01T07:59:00.000Z");
    expect(iso("2026-11-01T01:30")).toBe("2026-11-01T08:30:00.000Z");
    expect(iso("2026-11-01T02:00")).toBe("2026-11-01T10:00:00.000Z");
  });

  test("reports a skipped or repeated time with both possible moments", () => {
    const read = (value: string) => JSON.parse(JSON.stringify(readLocalTime(value))) as unknown;
    expect(read("2027-03-14T02:30")).toEqual({
      kind: "skipped",
      moments: ["2027-03-14T09:30:00.000Z", "2027-03-14T10:30:00.000Z"],
    });
    expect(read("2027-11-07T01:30")).toEqual({
      kind: "repeated",
      moments: ["2027-11-07T08:30:00.000Z", "2027-11-07T09:30:00.000Z"],
    });
    for (const value of ["2027-03-14T01:59", "2027-03-14T03:00", "2027-11-07T00:59", "2027-11-07T02:00"])
      expect(read(value)).toMatchObject({ kind: "once" });
    expect(["08:30", "09:30", "10:00"].map((time) => isRepeated(new Date(`2027-11-07T${time}Z`)))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test.each([
    "",
    "tomorrow",
    "2026-12-11",
    "2026-12-11 09:30",
    "2026-02-30T09:30",
    "2026-13-01T09:30",
    "2026-12-11T24:00",
    "2026-12-11T09:60",
    "2026-12-11T09:30:60",
    "0001-01-01T00:00",
    "1899-12-31T23:59",
    "2026-12-11T09:30Z",
    "2026-12-11T09:30\n2026-12-11T09:30",
  ])("refuses %j", (value) => {
    expect(parsePacific(value)).toBeNull();
  });

  test("a parsed time formats to the same text, except in the skipped hour", () => {
    const moment = fc.date({
      min: new Date("1970-01-02"),
      max: new Date("2100-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, (date) => {
        const local = date.toISOString().slice(0, 16);
        const read = parsePacific(local);
        expect(read).not.toBeNull();
        const back = read ? toPacificInput(read) : "";
        if (back === local) return;
        expect(local).toMatch(/-0[34]-\d\dT02:|-01-0[67]T02:/);
        expect(Date.parse(`${back}Z`) - Date.parse(`${local}Z`)).toBe(60 * 60 * 1000);
      }),
    );
  });

  test("never throws", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        parsePacific(text);
      }),
    );
  });
});

test("the value of an input is the local time in Los Angeles", () => {
  expect(toPacificInput(new Date("2026-12-11T17:30:59.999Z"))).toBe("2026-12-11T09:30");
  expect(toPacificInput(new Date("2026-07-04T03:05:00Z"))).toBe("2026-07-03T20:05");
});

test("formats a moment with an ordinary space before AM", () => {
  const moment = new Date("2026-12-11T17:30:00Z");
  expect(formatPacific(moment)).toBe("Dec 11, 2026, 9:30 AM");
  expect(formatPacificLong(moment)).toBe("Dec 11, 2026, 9:30 AM Pacific time");
});

test("formats a date for a narrow column with the year only if it differs in Pacific time", () => {
  const newYear = new Date("2027-01-01T07:30:00Z");
  expect(formatPacificShort(newYear, new Date("2026-06-01T00:00:00Z"))).toBe("Dec 31, 11:30 PM");
  expect(formatPacificShort(newYear, new Date("2027-06-01T00:00:00Z"))).toBe("Dec 31, 2026, 11:30 PM");
});

test.each<[Locale, string]>([
  ["en-US", "May 1, 2027, 2:30 PM"],
  ["vi", "14:30 ngày 1\u00a0tháng\u00a05 năm\u00a02027"],
  ["fr-BE", "1er\u00a0mai 2027, 14:30"],
  ["fr-CA", "1er\u00a0mai 2027, 14\u00a0h\u00a030"],
])("formats the first of a month and a time in %s as %s, with non-breaking spaces", (locale, expected) => {
  const date = new Date("2027-05-01T21:30:00Z");
  expect(withLocale(locale, () => formatPacific(date))).toBe(expected);
  const others = withLocale(locale, () => formatPacific(new Date("2027-05-21T21:30:00Z")));
  expect(others).toBe(expected.replace(/1er|\b1\b/, "21"));
});
