import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen } from "@testing-library/react";
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

test("errors of fields stand in a summary with the form's own heading", () => {
  show({ title: "It failed.", fields: [{ id: "a", errors: ["One", "Two"] }, { id: "b" }] });
  expect(screen.getByRole("alert").textContent).toBe("It failed.OneTwo");
  expect(screen.getByRole("link", { name: "Two" }).getAttribute("href")).toBe("#a");
  expect(document.title).toBe("Error: Page");
});

test("what the form as a whole was told stands in a banner, line by line", () => {
  show({ formErrors: ["Title", "Advice", "Request id: 1"], fields: [] });
  expect([...screen.getByRole("alert").querySelectorAll("p")].map((line) => line.textContent)).toEqual([
    "Title",
    "Advice",
    "Request id: 1",
  ]);
  expect(document.title).toBe("Error: Page");
});

test("without errors there is nothing", () => {
  show({ fields: [{ id: "a" }] });
  expect(screen.queryByRole("alert")).toBeNull();
  expect(document.title).toBe("Page");
});
