import { expect, test } from "vitest";
import { describePrice, priceSchema } from "./price";

const entry = {
  id: "3b241101-e2bb-4255-8caf-4136c566a962",
  digest: "",
  label: "x".repeat(120),
  unit: "x".repeat(30),
  price: "1,000,000.00",
};

/** Returns the names of the fields that are refused. */
const refused = (fields: Partial<typeof entry>) =>
  priceSchema.safeParse({ ...entry, ...fields }).error?.issues.map(({ path }) => path[0]);

test("an entry is accepted at its limits, and refused beyond them", () => {
  expect(refused({})).toBeUndefined();
  expect(refused({ label: "x".repeat(121), unit: "x".repeat(31), price: "1,000,000.01" })).toEqual([
    "label",
    "unit",
    "price",
  ]);
  expect(refused({ price: "-1,000,000.00" })).toBeUndefined();
  expect(refused({ price: "-1,000,000.01" })).toEqual(["price"]);
  expect(refused({ unit: "", price: "ten" })).toEqual(["price"]);
});

test("a price is told with its unit if it has one", () => {
  expect(describePrice({ unit: "sheet", unitCents: 120_050 })).toBe("$1,200.50 per sheet");
  expect(describePrice({ unit: "", unitCents: 120_050 })).toBe("$1,200.50");
});
