import { expect, test } from "vitest";
import { toResultsPanel } from "./results-panel";

const receipt = {
  id: 1,
  at: new Date(),
  by: "customer" as const,
  label: null,
  version: 2,
  name: "scan.e57",
  byteSize: 2 * 2 ** 30,
  bytesSent: 0,
  isWhole: false,
};
const none = { deliveries: [], receipts: [], shares: [], formId: "" };
const extentOf = (values: Partial<typeof receipt>) =>
  toResultsPanel({ ...none, receipts: [{ ...receipt, ...values }] }).receipts[0]?.extent;

test("a receipt shows the downloaded part of a file", () => {
  expect(extentOf({})).toBe("Viewed on the page");
  expect(extentOf({ bytesSent: 2 ** 30 })).toBe("1 GB of 2 GB");
  expect(extentOf({ bytesSent: 2 * 2 ** 30 })).toBe("Whole file, in parts");
  expect(extentOf({ bytesSent: 2 * 2 ** 30, isWhole: true })).toBe("Whole file");
});

test("a receipt names the version and the link", () => {
  expect(
    toResultsPanel({ ...none, receipts: [{ ...receipt, by: "share", label: "Sam" } as never] }).receipts[0],
  ).toMatchObject({
    what: "scan.e57 (version 2)",
    who: "Link for Sam",
  });
});
