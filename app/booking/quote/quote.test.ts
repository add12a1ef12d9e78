import fc from "fast-check";
import { expect, test } from "vitest";
import { toPacificDay, toPacificInput } from "~/lib/pacific-time";
import { parseForm } from "~/lib/parse-form";
import { lineCents, quoteSchema, quoteStateAt, suggestLastDay, sumLines } from "./quote";

const formId = "3b241101-e2bb-4255-8caf-4136c566a962";
const inDays = (days: number) => toPacificDay(new Date(Date.now() + days * 86_400_000));

/** Submits the form with rows of label, quantity, price and an optional unit. */
function submit(rows: [string, string, string, string?][], fields: Record<string, string> = {}) {
  const cells = rows.flatMap(([label, quantity, price, unit = ""]): [string, string][] => [
    ["label", label],
    ["quantity", quantity],
    ["unit", unit],
    ["price", price],
  ]);
  const others = Object.entries({ formId, validUntil: inDays(30), ...fields });
  return parseForm([...cells, ...others], quoteSchema);
}

function errorsOf(...form: Parameters<typeof submit>) {
  const submission = submit(...form);
  return submission.status === "success" ? null : submission.reply().error;
}

test("empty lines are dropped, an empty quantity is one, and the total is the sum", () => {
  const rows: [string, string, string][] = [
    ["Scan", "", "1,000"],
    ["", "", ""],
    ["Floor plan", "3", "150.25"],
    ["Discount", "1", "-50"],
  ];
  const submission = submit(rows);
  expect(submission.status === "success" && submission.value).toMatchObject({
    lines: [
      { label: "Scan", quantity: 1, unitCents: 100_000 },
      { label: "Floor plan", quantity: 3, unitCents: 15_025 },
      { label: "Discount", quantity: 1, unitCents: -5_000 },
    ],
    totalCents: 140_075,
    note: "",
    sendMail: false,
  });
});

test("reports errors in a line with its number", () => {
  expect(errorsOf([["", "1", "10"]])).toEqual({ "label[0]": ["Line 1: enter what it’s for"] });
  expect(
    errorsOf([
      ["Scan", "1", "10"],
      ["Plan", "1.555", "ten"],
    ]),
  ).toEqual({
    "quantity[1]": ["Line 2: enter a quantity from 0.01 to 1,000,000, such as 2750 or 12.5"],
    "price[1]": ["Line 2: enter the price in dollars, such as 1250 or 1250.50"],
  });
});

test("accepts thousands and fractions of square feet, miles and hours with their units", () => {
  const rows: [string, string, string, string?][] = [
    ["Scan to BIM", "2,750", "0.28", "sq ft"],
    ["Travel", "120.75", "0.67", "mile"],
    ["Modeling", "1,000,000", "0.01"],
  ];
  const submission = submit(rows);
  expect(submission.status === "success" && submission.value).toMatchObject({
    lines: [
      { label: "Scan to BIM", quantity: 2_750, unit: "sq ft", unitCents: 28 },
      { label: "Travel", quantity: 120.75, unit: "mile", unitCents: 67 },
      { label: "Modeling", quantity: 1_000_000, unitCents: 1 },
    ],
    totalCents: 77_000 + 8_090 + 1_000_000,
  });
  for (const quantity of ["1,000,000.01", "0", "-1", "1e3", "0.001"])
    expect(errorsOf([["Scan", quantity, "1"]]), quantity).toHaveProperty("quantity[0]");
});

test("labels, units, prices and lines are accepted at their limits, and refused beyond them", () => {
  const longest: [string, string, string, string] = ["x".repeat(120), "1", "1,000,000.00", "x".repeat(30)];
  const twenty = Array.from({ length: 20 }, () => longest);
  expect(errorsOf(twenty)).toBeNull();
  expect(errorsOf([...twenty, longest])).not.toBeNull();
  expect(errorsOf([["x".repeat(121), "1", "1,000,000.01", "x".repeat(31)]])).toEqual({
    "label[0]": ["Line 1: shorten the text to 120 characters or fewer"],
    "unit[0]": ["Line 1: shorten the unit to 30 characters or fewer"],
    "price[0]": ["Line 1: enter a price of $1,000,000.00 or less"],
  });
});

test("reports all errors of the form at once", () => {
  const wrong = errorsOf([["Scan", "1", ""]], { validUntil: inDays(-1), sendMail: "on" });
  expect(Object.keys(wrong ?? {}).sort()).toEqual(["mailText", "price[0]", "validUntil"]);
  expect(errorsOf([["Scan", "1", ""]], { validUntil: "soon" })).toHaveProperty("price[0]");
});

test("rounds half a cent of a line away from zero", () => {
  expect(lineCents({ quantity: 0.5, unitCents: 1 })).toBe(1);
  expect(lineCents({ quantity: 0.5, unitCents: -1 })).toBe(-1);
  expect(lineCents({ quantity: 0.49, unitCents: 1 })).toBe(0);
  expect(lineCents({ quantity: 1_000_000, unitCents: 100_000_000 })).toBe(1e14);
});

test("a quote needs a line, an amount, a day ahead and, if it is mailed, a text", () => {
  expect(errorsOf([["", "", ""]])).toEqual({ "label[0]": ["Enter at least one line"] });
  expect(errorsOf([["Free", "1", "0"]])).toEqual({ "price[0]": ["The total must be more than $0"] });
  const row: [string, string, string][] = [["Scan", "1", "10"]];
  expect(errorsOf(row, { validUntil: inDays(-1) })).toHaveProperty("validUntil");
  expect(errorsOf(row, { validUntil: inDays(370) })).toHaveProperty("validUntil");
  expect(errorsOf(row, { validUntil: "2027-02-30" })).toHaveProperty("validUntil");
  expect(errorsOf(row, { sendMail: "on" })).toHaveProperty("mailText");
  expect(errorsOf(row, { validUntil: inDays(0) })).toBeNull();
  expect(errorsOf(row, { validUntil: suggestLastDay() })).toBeNull();
});

test("a quote is valid until the end of its last day in Pacific time", () => {
  const submission = submit([["Scan", "1", "10"]], { validUntil: inDays(10) });
  if (submission.status !== "success") throw new Error("refused");
  const { validUntil } = submission.value;
  expect(toPacificInput(validUntil)).toBe(`${inDays(10)}T23:59`);
  expect(quoteStateAt({ state: "sent", validUntil }, new Date(validUntil.getTime() - 1))).toBe("sent");
  expect(quoteStateAt({ state: "sent", validUntil }, validUntil)).toBe("expired");
  expect(quoteStateAt({ state: "accepted", validUntil }, validUntil)).toBe("accepted");
});

test("the total is exact for any lines", () => {
  const line = fc.record({
    label: fc.constant("x"),
    quantity: fc.integer({ min: 1, max: 100_000_000 }).map((hundredths) => hundredths / 100),
    unitCents: fc.integer({ min: -100_000_000, max: 100_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const hundredths = lines.reduce(
        (sum, { quantity, unitCents }) => sum + BigInt(Math.round(quantity * 100)) * BigInt(unitCents),
        0n,
      );
      const difference = BigInt(sumLines(lines)) * 100n - hundredths;
      // Rounding changes each line by at most half a cent.
      expect(difference <= 50n * BigInt(lines.length) && difference >= -50n * BigInt(lines.length)).toBe(
        true,
      );
    }),
  );
});
