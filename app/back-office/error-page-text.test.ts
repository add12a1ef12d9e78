import { expect, test } from "vitest";
import { describeError } from "./error-page-text";

test.each([
  [503, "Our records are unavailable right now."],
  [507, "Our storage is full right now."],
  [502, "Our server isn’t running right now."],
  [500, "Our server couldn’t handle that request."],
  [undefined, "We couldn’t connect."],
])("explains an unexpected error after status %s: %s", (status, message) => {
  const error = new Error("Unexpected Server Error");
  expect(describeError(error, { status })).toMatchObject({ message, isUnexpected: true });
});

test("gives no cause for an error without a failed request", () => {
  expect(describeError(new Error("boom")).message).toBe("We couldn’t show this page.");
});
