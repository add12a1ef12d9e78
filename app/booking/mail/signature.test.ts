import { expect, test } from "vitest";
import { company } from "~/settings/company";
import { toSignature } from "./signature";

test.each([
  ["Maya Lind", `Maya Lind, ${company().name}`],
  ["Administrator", company().name],
  ["", company().name],
])("%j signs as %j", (fullName, signature) => {
  expect(toSignature(fullName)).toBe(signature);
});
