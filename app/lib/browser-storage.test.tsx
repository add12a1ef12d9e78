import { afterEach, expect, test } from "vitest";
import { withBlockedStorage } from "#tests/support/components/blocked-storage";
import { readStored, removeStored, writeStored } from "./browser-storage";

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test.each(["session", "local"] as const)("%s storage keeps a text until it is removed", (area) => {
  const other = area === "session" ? "local" : "session";
  expect(readStored(area, "key")).toBeNull();
  writeStored(area, "key", "text");
  expect(readStored(area, "key")).toBe("text");
  expect(readStored(other, "key")).toBeNull();
  removeStored(area, "key");
  expect(readStored(area, "key")).toBeNull();
});

test.each(["session", "local"] as const)("blocked %s storage is empty and throws nothing", (area) =>
  withBlockedStorage(() => {
    writeStored(area, "key", "text");
    expect(readStored(area, "key")).toBeNull();
    removeStored(area, "key");
  }),
);
