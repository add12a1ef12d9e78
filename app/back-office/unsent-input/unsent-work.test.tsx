import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useSignOut } from "./unsent-work";

function Page({ isSignOut = false }: { isSignOut?: boolean }) {
  useSignOut(isSignOut);
  return null;
}

beforeEach(() => {
  sessionStorage.setItem("unsent-note", "form Gate code");
  sessionStorage.setItem("booking-unsent-1", "a visitor's answers");
  localStorage.setItem("bookings-shortcuts", "off");
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const expectKept = () => {
  expect(sessionStorage.getItem("booking-unsent-1")).toBe("a visitor's answers");
  expect(localStorage.getItem("bookings-shortcuts")).toBe("off");
};

test("a sign-out clears the unsent note, but not preferences or a visitor's answers", () => {
  render(<Page isSignOut />);
  expect(sessionStorage.getItem("unsent-note")).toBeNull();
  expectKept();
});

test("an open tab clears its unsent note when another tab signs out", () => {
  render(<Page />);
  expect(sessionStorage.getItem("unsent-note")).toBe("form Gate code");
  localStorage.setItem("staff-sign-out", "1");
  dispatchEvent(new StorageEvent("storage", { key: "staff-sign-out" }));
  expect(sessionStorage.getItem("unsent-note")).toBeNull();
  expectKept();
});

test("a page clears the unsent note after a sign-out in another tab, once", () => {
  localStorage.setItem("staff-sign-out", "1");
  render(<Page />);
  expect(sessionStorage.getItem("unsent-note")).toBeNull();
  cleanup();
  sessionStorage.setItem("unsent-note", "form Another");
  render(<Page />);
  expect(sessionStorage.getItem("unsent-note")).toBe("form Another");
  expectKept();
});
