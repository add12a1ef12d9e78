import { expect, test } from "vitest";
import { isOpenedByPerson } from "./load-booking-page.server";

const open = (headers: Record<string, string>) =>
  isOpenedByPerson(new Request("https://example.com/booking-details/1", { headers }));

test("counts a document and a link of the back office as opened by a person", () => {
  expect(open({ "Sec-Fetch-Dest": "document" })).toBe(true);
  expect(open({ "Sec-Fetch-Dest": "empty", "Sec-Fetch-Site": "same-origin" })).toBe(true);
});

test.each([
  ["a program", {}],
  ["a frame", { "Sec-Fetch-Dest": "iframe", "Sec-Fetch-Site": "same-origin" }],
  ["a script elsewhere", { "Sec-Fetch-Dest": "empty", "Sec-Fetch-Site": "cross-site" }],
  ["a prefetch", { "Sec-Fetch-Dest": "document", "Sec-Purpose": "prefetch;prerender" }],
  ["an older prefetch", { "Sec-Fetch-Dest": "empty", "Sec-Fetch-Site": "same-origin", Purpose: "prefetch" }],
])("%s opens nothing", (_who, headers) => {
  expect(open(headers)).toBe(false);
});
