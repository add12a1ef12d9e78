import { expect, test } from "vitest";
import { requiredNames } from "./answer-fields";

test("requires the name, the address and the budget from staff, too", () => {
  expect(requiredNames).toEqual(expect.arrayContaining(["fullName", "serviceLocation", "budgetRange"]));
  expect(requiredNames).not.toContain("company");
});
