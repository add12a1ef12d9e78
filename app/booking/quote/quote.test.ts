import fc from "fast-check";
import { expect, test } from "vitest";
import { toPacificDay, toPacificInput } from "~/lib/pacific-time";
import { parseForm } from "~/lib/parse-form";
import { quoteSchema, quoteStateAt, suggestLastDay, sumLines } from "./quote";

const formId = "3b241101-e2bb-4255-8caf-4136c566a962";
const inDays = (days: number) => toPacificDay(new Date(Date.now() + days * 86_400_000));

/** Submits the form with these rows of label, quantity and price. */
function submit(rows: [string, string, string][], fields: Record<string, string> = {}) {
  const cells = rows.flatMap(([label, quantity, price]): [string, string][] => [
    ["label", label],
    ["quantity", quantity],
    ["price", price],
  ]);
  const others = Object.entries({ formId, validUntil: inDays(30), ...fields });
  return parseForm([...cells, ...others], quoteSchema);
}

/** The messages of a refused form, by field. */
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

test("what is wrong with a line is told with its number", () => {
  expect(errorsOf([["", "1", "10"]])).toEqual({ "label[0]": ["Line 1: enter what it’s for"] });
  expect(
    errorsOf([
      ["Scan", "1", "10"],
      ["Plan", "1.5", "ten"],
    ]),
  ).toEqual({
    "quantity[1]": ["Line 2: enter a whole quantity from 1 to 999"],
    "price[1]": ["Line 2: enter the price in dollars, such as 1250 or 1250.50"],
  });
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
    quantity: fc.integer({ min: 1, max: 999 }),
    unitCents: fc.integer({ min: -100_000_000, max: 100_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const total = sumLines(lines);
      expect(BigInt(total)).toBe(
        lines.reduce((sum, { quantity, unitCents }) => sum + BigInt(quantity) * BigInt(unitCents), 0n),
      );
    }),
  );
});
