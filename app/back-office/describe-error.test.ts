import { expect, test } from "vitest";
import { describeError } from "./describe-error";

test.each([
  [503, "Our records cannot be reached right now."],
  [507, "Our storage is full right now."],
  [502, "Our server is not running right now."],
  [500, "Our server could not handle this request."],
  [undefined, "The server could not be reached."],
])("D18: an unexpected error after status %s has its cause: %s", (status, message) => {
  const error = new Error("Unexpected Server Error");
  expect(describeError(error, { status })).toMatchObject({ message, isUnexpected: true });
});

test("what nothing is known of makes no claim", () => {
  expect(describeError(new Error("boom")).message).toBe("This page could not be shown.");
});
