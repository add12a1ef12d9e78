import { expect, test } from "vitest";
import { readListPosition } from "./list-position";

test.each([
  [
    "list=waiting%3Dus&at=2026-11-20T12:01:00.123456Z",
    { list: "waiting=us", at: "2026-11-20T12:01:00.123456Z" },
  ],
  ["list=page%3D2&at=2026-02-30T12:01:00.123456Z", { list: "page=2", at: undefined }],
  ["list=page%3D2&at=soon", { list: "page=2", at: undefined }],
  ["at=2026-11-20T12:01:00.123456Z", {}],
  [`list=${"x".repeat(4_001)}`, {}],
])("reads the position in %j", (search, position) => {
  expect(readListPosition(new URLSearchParams(search))).toEqual(position);
});
