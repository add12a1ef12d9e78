import { getZodConstraint } from "@conform-to/zod/v4";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fieldNames, fields, isOfKind } from "~/booking-fields";
import { answerErrors as texts } from "~/messages/booking-errors";
import { checkStep, type RawAnswers } from "./form/journey";
import { type StepNumber, steps } from "./form/steps";
import { bookingSchema, stepSchemas } from "./schema";

function errorsOf(step: StepNumber, answers: RawAnswers) {
  return checkStep(step, answers).reply().error ?? {};
}

const required = {
  fullName: "Ada Lovelace",
  email: "ada@example.com",
  phone: "8185550101",
  serviceLocation: "Van Nuys",
};

describe("the messages for invalid answers", () => {
  test("contain one message for each missing required field", () => {
    expect(errorsOf(1, {})).toEqual({
      fullName: ["Enter your full name"],
      email: ["Enter your email address"],
      phone: ["Enter your phone number"],
    });
    expect(errorsOf(2, {})).toEqual({ serviceLocation: ["Enter the service location"] });
  });

  test("are about the fields that the table calls required", () => {
    const required = steps.flatMap(({ number }) =>
      Object.entries(getZodConstraint(stepSchemas[number])).flatMap(([name, { required }]) =>
        required ? [name] : [],
      ),
    );
    for (const name of fieldNames)
      expect([name, required.includes(name)]).toEqual([
        name,
        "isRequired" in fields[name] || isOfKind(name, "dollars"),
      ]);
  });

  test("treat blanks as a missing answer", () => {
    expect(errorsOf(1, { fullName: "\u200b\u200b" })).toEqual(errorsOf(1, { fullName: "" }));
    expect(errorsOf(2, { serviceLocation: "\u2800" })).toHaveProperty("serviceLocation");
    expect(errorsOf(1, { fullName: "  \t ", email: " ", phone: " " })).toHaveProperty("fullName");
  });

  test("name the limit of a text that exceeds it, and accept a text at the limit", () => {
    expect(errorsOf(1, { ...required, company: "x".repeat(201) })).toEqual({
      company: ["Shorten the company to 200 characters or fewer"],
    });
    expect(errorsOf(1, { ...required, company: "x".repeat(200) })).toEqual({});
    expect(errorsOf(3, { projectScope: "x".repeat(4001) })).toEqual({
      projectScope: ["Shorten the project scope to 4,000 characters or fewer"],
    });
  });

  test.each(["ada", "ada@", "@example.com", "ada@example", "ada@@example.com"])(
    "reject the email address %s",
    (email) => {
      expect(errorsOf(1, { ...required, email })).toEqual({
        email: ["Enter an email address like name@example.com"],
      });
    },
  );

  test.each(["-1", "5001", "1e9"])("reject the budget %s", (budgetRange) => {
    expect(errorsOf(3, { budgetRange })).toEqual({ budgetRange: [texts.budgetRange.range] });
  });

  test.each(["much", "$", "", "?"])("ask for a number in place of the budget %j", (budgetRange) => {
    expect(errorsOf(3, { budgetRange })).toEqual({
      budgetRange: ["Enter the budget as a number from 0 to 5000"],
    });
  });

  test.each(["2500", "$2,500", " 2\u202f500 "])("accept the budget %j", (budgetRange) => {
    expect(checkStep(3, { budgetRange })).toMatchObject({ value: { budgetRange: 2_500 } });
  });

  test("distinguish a budget that is not an integer", () => {
    expect(errorsOf(3, { budgetRange: "1.5" })).toEqual({
      budgetRange: ["Enter the budget in whole dollars"],
    });
  });

  test("reject values that are not in the list", () => {
    expect(errorsOf(1, { ...required, contactMethod: "Fax" })).toHaveProperty("contactMethod");
    expect(errorsOf(3, { purpose: "Spying", outputFormats: ["OBJ", "EXE"] })).toEqual({
      purpose: ["Choose a purpose from the list"],
      "outputFormats[1]": ["Choose output formats from the list"],
    });
  });

  test("require the terms and the privacy consent, but not the showcase consent", () => {
    expect(Object.keys(errorsOf(5, {}))).toEqual(["termsAccepted", "privacyConsent"]);
    expect(errorsOf(5, { termsAccepted: "on", privacyConsent: "on" })).toEqual({});
  });
});

describe("dates", () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-20T20:00:00Z"), toFake: ["Date"] }));
  afterEach(() => vi.useRealTimers());
  const dates = (preferredDate: string, backupDate = "") =>
    errorsOf(2, { serviceLocation: "Van Nuys", preferredDate, backupDate });

  test("are in Pacific time", () => {
    expect(dates("2026-11-20T12:01")).toEqual({});
    expect(dates("2026-11-20T11:59")).toEqual({
      preferredDate: ["Choose a preferred date in the future"],
    });
  });

  test("must be within two years and differ from each other", () => {
    expect(dates("2029-01-01T10:00")).toEqual({
      preferredDate: ["Choose a preferred date within the next two years"],
    });
    expect(dates("2026-12-11T09:30", "2026-12-11T09:30")).toEqual({
      backupDate: ["Choose a backup date that differs from the preferred date"],
    });
  });

  test("that are equal are reported together with a missing location", () => {
    const same = { preferredDate: "2026-12-11T09:30", backupDate: "2026-12-11T09:30" };
    expect(errorsOf(2, same)).toEqual({
      serviceLocation: ["Enter the service location"],
      backupDate: ["Choose a backup date that differs from the preferred date"],
    });
    const past = { preferredDate: "2026-11-20T11:59", backupDate: "2026-11-20T11:59" };
    expect(errorsOf(2, past)).toMatchObject({ backupDate: ["Choose a backup date in the future"] });
    expect(bookingSchema.safeParse(null).success).toBe(false);
  });

  test.each(["tomorrow", "2026-13-01T10:00", "2026-02-30T10:00", "2026-12-11", "0"])("reject %s", (text) => {
    expect(dates(text)).toEqual({ preferredDate: ["Enter the preferred date as a date and time"] });
  });

  test("may have an offset in the API", () => {
    const { preferredDate } = bookingSchema.parse({
      ...required,
      preferredDate: "2026-12-11T09:30:00-08:00",
    });
    expect(preferredDate).toEqual(new Date("2026-12-11T17:30:00Z"));
  });
});

test("the format of a text that exceeds its limit is not checked", () => {
  const hostile = `${"a.".repeat(60_000)}@`;
  expect(errorsOf(1, { ...required, email: hostile, phone: hostile })).toEqual({
    email: ["Shorten your email address to 200 characters or fewer"],
    phone: ["Shorten your phone number to 200 characters or fewer"],
  });
});

describe("the API's schema", () => {
  test("removes unknown keys", () => {
    const parsed = bookingSchema.parse({ ...required, id: "1", status: 1, files: [], admin: true });
    expect(parsed).not.toHaveProperty("status");
    expect(parsed).not.toHaveProperty("id");
  });

  test("converts every text to one that the database can store", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 150 }), (text) => {
        const { company } = bookingSchema.parse({ ...required, company: `a${text}\u0000\ud800` });
        expect(company).not.toContain("\u0000");
        expect(company.isWellFormed()).toBe(true);
      }),
    );
  });
});
