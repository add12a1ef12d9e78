import { expect, test } from "vitest";
import { mayPass } from "./send-resumable";

test.each([
  ["POST", 0],
  ["PATCH", 0],
  // Less has arrived than the browser sent.
  ["PATCH", 409],
  ["PATCH", 423],
  ["POST", 500],
  ["PATCH", 503],
])("sends again when %s is answered with %i", (method, status) => {
  expect(mayPass(method, status)).toBe(true);
});

test.each([
  // A file of that name is there already.
  ["POST", 409],
  ["POST", 413],
  ["PATCH", 422],
  ["POST", 429],
  ["PATCH", 507],
])("gives up when %s is answered with %i", (method, status) => {
  expect(mayPass(method, status)).toBe(false);
});
