import { createRemixStub } from "@remix-run/testing";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { FormMessages } from "./form-messages";

beforeEach(() => {
  document.title = "Page";
});
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

function Form({ name, errors }: { name: string; errors?: string[] }) {
  const [isRefused, setIsRefused] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setIsRefused(true);
      }}
    >
      <FormMessages
        formErrors={isRefused ? ["Nothing was saved"] : []}
        fields={[{ id: name, ...(isRefused && errors && { errors }) }]}
      />
      <input id={name} aria-label={name} />
      <button type="submit">Save {name}</button>
    </form>
  );
}

function showForms(forms: ReactNode) {
  const Stub = createRemixStub([{ path: "/", Component: () => forms }]);
  render(<Stub />);
}
const save = (name: string) => userEvent.click(screen.getByRole("button", { name: `Save ${name}` }));

test("a banner takes focus when its form is refused, and again, but not when another form is sent", async () => {
  showForms([<Form key="a" name="a" />, <Form key="b" name="b" />]);
  await userEvent.type(screen.getByLabelText("a"), "x");
  for (let time = 0; time < 2; time++) {
    await save("a");
    expect(document.activeElement?.contains(screen.getByText("Nothing was saved"))).toBe(true);
    expect(document.activeElement?.contains(screen.getByLabelText("a"))).toBe(false);
    await userEvent.type(screen.getByLabelText("b"), "x");
    expect(document.activeElement).toBe(screen.getByLabelText("b"));
  }
  await save("b");
  const [, second] = screen.getAllByText("Nothing was saved");
  expect(document.activeElement?.contains(second ?? null)).toBe(true);
});

test("of a summary and a banner, the summary takes focus", async () => {
  showForms(<Form name="a" errors={["Enter a"]} />);
  await save("a");
  expect(document.activeElement?.contains(screen.getByText("Enter a"))).toBe(true);
  expect(document.activeElement?.contains(screen.getByText("Nothing was saved"))).toBe(false);
});

test("shows nothing without errors", () => {
  show({ fields: [{ id: "a" }] });
  expect(screen.queryByRole("alert")).toBeNull();
  expect(document.title).toBe("Page");
});
