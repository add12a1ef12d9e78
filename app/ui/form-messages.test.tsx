import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FormMessages } from "./form-messages";

beforeEach(() => {
  document.title = "Page";
});
afterEach(cleanup);

function show(props: Parameters<typeof FormMessages>[0]) {
  const Stub = createRemixStub([{ path: "/", Component: () => <FormMessages {...props} /> }]);
  render(<Stub />);
}

test("shows the errors of fields in a summary with the title of the form", () => {
  show({ title: "It failed.", fields: [{ id: "a", errors: ["One", "Two"] }, { id: "b" }] });
  const alert = within(screen.getByRole("alert"));
  expect(alert.getByRole("heading").textContent).toBe("It failed.");
  expect(alert.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["One", "Two"]);
  expect(screen.getByRole("link", { name: "Two" }).getAttribute("href")).toBe("#a");
  expect(document.title).toBe("Error: Page");
});

test("shows the form-level errors in a banner, line by line", () => {
  show({ formErrors: ["Title", "Advice", "Request id: 1"], fields: [] });
  expect([...screen.getByRole("alert").querySelectorAll("p")].map((line) => line.textContent)).toEqual([
    "Title",
    "Advice",
    "Request id: 1",
  ]);
  expect(document.title).toBe("Error: Page");
});

test("shows nothing without errors", () => {
  show({ fields: [{ id: "a" }] });
  expect(screen.queryByRole("alert")).toBeNull();
  expect(document.title).toBe("Page");
});
