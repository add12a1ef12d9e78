import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useSignOut } from "./use-sign-out";

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
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const expectKept = () => {
  expect(sessionStorage.getItem("booking-unsent-1")).toBe("a visitor's answers");
  expect(localStorage.getItem("bookings-shortcuts")).toBe("off");
};

test("D16: a sign-out forgets the unsent note, and neither preferences nor a visitor's answers", () => {
  render(<Page isSignOut />);
  expect(sessionStorage.getItem("unsent-note")).toBeNull();
  expectKept();
});

test("D16: a tab that is open hears of it, and one that is opened later looks for it", () => {
  render(<Page />);
  expect(sessionStorage.getItem("unsent-note")).toBe("form Gate code");
  localStorage.setItem("staff-sign-out", "1");
  dispatchEvent(new StorageEvent("storage", { key: "staff-sign-out" }));
  expect(sessionStorage.getItem("unsent-note")).toBeNull();
  cleanup();

  sessionStorage.setItem("unsent-note", "form Another");
  render(<Page />);
  expect(sessionStorage.getItem("unsent-note")).toBe("form Another");
  cleanup();
  localStorage.setItem("staff-sign-out", "2");
  render(<Page />);
  expect(sessionStorage.getItem("unsent-note")).toBeNull();
  expectKept();
});
