import { expect, test } from "vitest";
import { mayPass } from "./send-resumable";

test.each([
  ["POST", 0],
  ["PATCH", 0],
  // The server has received less than the browser sent.
  ["PATCH", 409],
  ["PATCH", 423],
  ["POST", 500],
  ["PATCH", 503],
])("retries %s after status %i", (method, status) => {
  expect(mayPass(method, status)).toBe(true);
});

test.each([
  // A file of that name already exists.
  ["POST", 409],
  ["POST", 413],
  ["PATCH", 422],
  ["POST", 429],
  ["PATCH", 507],
])("gives up %s after status %i", (method, status) => {
  expect(mayPass(method, status)).toBe(false);
});
