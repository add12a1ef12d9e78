import { expect, test } from "vitest";
import { requiredNames } from "./answer-fields";

test("the budget is required of staff, too: a form without it is refused", () => {
  expect(requiredNames).toEqual(expect.arrayContaining(["fullName", "serviceLocation", "budgetRange"]));
  expect(requiredNames).not.toContain("company");
});
