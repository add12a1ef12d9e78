import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ZodType } from "zod";
import { hostileEntries } from "#tests/support/faults/hostile-forms";
import { type AnswerName, isOfKind } from "~/booking-fields";
import { bookingSchema, stepSchemas } from "~/booking/schema";
import {
  checkStep,
  checkSteps,
  hasContent,
  isValid,
  nearestOpenStep,
  type RawAnswers,
  toBooking,
} from "./journey";
import { clampStep, lastStep, nextStep, previousStep, type StepNumber, steps } from "./steps";

const contact = { fullName: "Ada Lovelace", email: "ada@example.com", phone: "(818) 555-0101" };
const place = { serviceLocation: "Van Nuys, California" };
const consents = { termsAccepted: "on", privacyConsent: "on" };

const anyText = fc.oneof(
  fc.string(),
  fc.constantFrom("", " ", "on", "ada@example.com", "8185550101", "-1", "5001"),
);
const anyAnswers: fc.Arbitrary<RawAnswers> = fc.dictionary(
  fc.constantFrom(...steps.flatMap(({ answers }) => answers)),
  fc.oneof(anyText, fc.array(anyText, { maxLength: 4 })),
);
const anyStep = fc.constantFrom<StepNumber>(1, 2, 3, 4, 5);

test.each(steps)("step $number has exactly the fields of its schema", ({ number, answers }) => {
  const { shape } = stepSchemas[number];
  expect(Object.keys(shape)).toEqual(answers);
  for (const [name, schema] of Object.entries<ZodType>(shape)) {
    expect(schema.safeParse([]).success, name).toBe(isOfKind(name as AnswerName, "list"));
  }
});

describe("nearestOpenStep", () => {
  test("returns the first step without answers", () => {
    expect(nearestOpenStep(5, checkSteps({}))).toBe(1);
  });

  test("returns step 2 when only the contact answers are valid", () => {
    expect(nearestOpenStep(5, checkSteps(contact))).toBe(2);
  });

  test("returns any step once the contact and the location are valid", () => {
    expect(nearestOpenStep(5, checkSteps({ ...contact, ...place }))).toBe(5);
  });

  test("returns the step of an answer that is no longer valid instead of a later step", () => {
    const checks = checkSteps({ ...contact, ...place, preferredDate: "2001-01-01T10:00" });
    expect(nearestOpenStep(4, checks)).toBe(2);
  });

  test("returns no step after the requested one, and all steps before the result are valid", () => {
    fc.assert(
      fc.property(anyStep, anyAnswers, (wanted, answers) => {
        const checks = checkSteps(answers);
        const open = nearestOpenStep(wanted, checks);
        expect(open).toBeLessThanOrEqual(wanted);
        for (const { number } of steps) if (number < open) expect(isValid(number, checks)).toBe(true);
        if (open < wanted) expect(isValid(open, checks)).toBe(false);
      }),
    );
  });
});

test("stored answers with unknown names, and list items after the first 100, are not parsed", () => {
  fc.assert(
    fc.property(fc.array(hostileEntries("email"), { maxLength: 20 }), (hostile) => {
      const rooms = Array.from({ length: 300 }, () => "Bedroom");
      const answers = { ...Object.fromEntries(hostile), ...contact, ...place, numberOfRooms: rooms };
      expect(checkStep(1, answers).payload).toEqual(contact);
      expect(checkStep(3, answers).payload).toEqual({
        budgetRange: "500",
        numberOfRooms: rooms.slice(0, 100),
      });
      expect(toBooking(checkSteps({ ...answers, ...consents }))?.email).toBe(contact.email);
    }),
  );
});

describe("navigation between the steps", () => {
  test("clampStep returns a step from 1 to 5 for every input", () => {
    fc.assert(
      fc.property(
        fc.option(fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String))),
        (text) => {
          expect([1, 2, 3, 4, 5]).toContain(clampStep(text));
        },
      ),
    );
  });

  test.each([
    [null, 1],
    ["", 1],
    ["x", 1],
    ["0", 1],
    ["-3", 1],
    ["2.9", 2],
    ["6", 5],
    ["1e9", 5],
    ["Infinity", 5],
    ["NaN", 1],
  ])("clampStep converts %j to step %i", (text, step) => {
    expect(clampStep(text)).toBe(step);
  });

  test("nextStep and previousStep stay within the steps, and are inverse between the first and last step", () => {
    expect(previousStep(1)).toBe(1);
    expect(nextStep(lastStep)).toBe(lastStep);
    fc.assert(
      fc.property(fc.constantFrom<StepNumber>(1, 2, 3, 4), (step) => {
        expect(previousStep(nextStep(step))).toBe(step);
      }),
    );
  });
});

describe("toBooking", () => {
  test("uses the defaults of the specification for missing answers", () => {
    expect(toBooking(checkSteps({ ...contact, ...place, ...consents }))).toMatchObject({
      contactMethod: "Call",
      scanType: "Residential",
      purpose: "Real Estate",
      projectTimeline: "Flexible",
      budgetRange: 500,
      numberOfRooms: [],
      preferredDate: null,
      termsAccepted: true,
      showcaseConsent: false,
    });
  });

  test("suggests the service's usual purpose until the visitor answers", () => {
    const service = { service: "Scan to BIM" };
    const toBookingWith = (answers: RawAnswers) =>
      toBooking(checkSteps({ ...contact, ...place, ...consents, ...service, ...answers }));
    expect(toBookingWith({})).toMatchObject({ scanType: "Commercial", purpose: "Construction" });
    expect(toBookingWith({ scanType: "Residential" })).toMatchObject({ scanType: "Residential" });
  });

  test("returns a booking only when every step is valid, including the required consents", () => {
    expect(toBooking(checkSteps({ ...contact, ...place }))).toBeNull();
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const checks = checkSteps(answers);
        const areValid = ([1, 2, 3, 4, 5] as const).every((step) => isValid(step, checks));
        expect(toBooking(checks) !== null).toBe(areValid);
      }),
    );
  });

  test("returns the same booking as the schema of the API for the same answers", () => {
    const answers = {
      ...contact,
      ...place,
      ...consents,
      outputFormats: ["OBJ"],
      projectScope: " Two floors ",
    };
    const typed = { ...contact, ...place, termsAccepted: true, privacyConsent: true };
    expect(toBooking(checkSteps(answers))).toEqual(
      bookingSchema.parse({ ...typed, outputFormats: ["OBJ"], projectScope: " Two floors " }),
    );
  });
});

test("checkSteps checks each step on demand, and only once", () => {
  const readsOf = { fullName: 0, projectScope: 0 };
  const counted = Object.defineProperties(
    { ...place },
    {
      fullName: { enumerable: true, get: () => (readsOf.fullName++, "Ada") },
      projectScope: { enumerable: true, get: () => (readsOf.projectScope++, "") },
    },
  );
  const checks = checkSteps(counted);
  expect(readsOf).toEqual({ fullName: 0, projectScope: 0 });
  nearestOpenStep(5, checks);
  toBooking(checks);
  isValid(1, checks);
  expect(checks(1)).toBe(checks(1));
  expect(readsOf).toEqual({ fullName: 1, projectScope: 1 });
});

describe("hasContent", () => {
  test.each<[StepNumber, RawAnswers, boolean]>([
    [1, {}, false],
    [1, { fullName: " ", email: "", contactMethod: "Call" }, false],
    [1, { contactMethod: "Text" }, true],
    [1, { fullName: "A" }, true],
    [1, { unknown: "A" }, false],
    [2, { scanType: "Residential", preferredDate: "" }, false],
    [3, { budgetRange: "500", purpose: "Real Estate", outputFormats: [] }, false],
    [3, { outputFormats: ["OBJ"] }, true],
    [5, { termsAccepted: "on" }, true],
  ])("for step %i with %j returns %s", (step, answers, expected) => {
    expect(hasContent(step, answers)).toBe(expected);
  });
});
