import { expect, test } from "vitest";
import { passkeyNameSchema } from "./passkey-name";

test("the name of a passkey has 1 to 60 characters", () => {
  const isAccepted = (length: number) => passkeyNameSchema.safeParse("x".repeat(length)).success;
  expect([0, 1, 60, 61].map(isAccepted)).toEqual([false, true, true, false]);
});
