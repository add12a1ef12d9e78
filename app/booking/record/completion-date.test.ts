import fc from "fast-check";
import { expect, test } from "vitest";
import { toPacificInput } from "~/lib/pacific-time";
import { completionSchema } from "./completion-date";

const read = (completionDate?: string) => completionSchema.safeParse({ completionDate });

test("parses a past or future date in Pacific time", () => {
  expect(read("2026-12-11T09:30").data).toEqual({ completionDate: new Date("2026-12-11T17:30:00Z") });
  expect(read("2000-01-01T00:00").data).toEqual({ completionDate: new Date("2000-01-01T08:00:00Z") });
  expect(read("2099-12-31T23:59").success).toBe(true);
});

test("parses an empty input as no date", () => {
  for (const text of ["", "  ", undefined]) expect(read(text).data).toEqual({ completionDate: null });
});

test.each([
  ["tomorrow", "Enter the completion date as a date and time, or leave it blank"],
  ["2026-02-30T10:00", "Enter the completion date as a date and time, or leave it blank"],
  ["9".repeat(41), "Enter the completion date as a date and time, or leave it blank"],
  ["1999-12-31T23:59", "Enter a completion date from 2000 to 2099"],
  ["2100-01-01T00:00", "Enter a completion date from 2000 to 2099"],
])("rejects %j", (text, message) => {
  expect(read(text).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test("parses a formatted date as the same date, except in the repeated hour at the end of daylight saving time", () => {
  const moment = fc.date({ min: new Date("2000-01-02"), max: new Date("2099-12-30"), noInvalidDate: true });
  fc.assert(
    fc.property(moment, (date) => {
      const minute = Math.floor(date.getTime() / 60_000) * 60_000;
      const back = read(toPacificInput(date)).data?.completionDate?.getTime();
      expect([minute, minute - 60 * 60_000]).toContain(back);
    }),
  );
});

test("never throws", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      read(text);
    }),
  );
});
