import type { FieldMetadata } from "@conform-to/react";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { ErrorSummary, type CheckedField } from "./error-summary";
import { RadioCards } from "./radio-cards";
import { TextField } from "./text-field";

const email = { id: "email", errors: ["Enter your email"] };
const purpose = { id: "purpose", errors: ["Choose a purpose"] };

const purposeField = { id: "purpose", name: "purpose" } as FieldMetadata;

function Page({ fields }: { fields: CheckedField[] }) {
  return (
    <>
      <ErrorSummary fields={fields} />
      <form onSubmit={(event) => event.preventDefault()}>
        <TextField id="email" name="email" label="Email" />
        <RadioCards field={purposeField} legend="Purpose" options={[{ value: "a", label: "A" }]} />
        <button type="submit">Next</button>
      </form>
    </>
  );
}

beforeAll(() => {
  // jsdom has no layout, so it lacks `scrollIntoView`.
  Element.prototype.scrollIntoView = vi.fn();
});
test("shows nothing without errors", () => {
  render(<ErrorSummary fields={[]} />);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("takes focus when the page loads with errors", () => {
  render(<Page fields={[email]} />);
  expect(document.activeElement).toBe(screen.getByRole("alert"));
});

test("takes focus when a submit brings errors", async () => {
  const { rerender } = render(<Page fields={[]} />);
  await userEvent.type(screen.getByLabelText("Email"), "x");
  await userEvent.click(screen.getByRole("button"));
  rerender(<Page fields={[email]} />);
  expect(document.activeElement).toBe(screen.getByRole("alert"));
});

test("takes focus again when a submit brings the same errors", async () => {
  render(<Page fields={[email]} />);
  await userEvent.type(screen.getByLabelText("Email"), "x");
  await userEvent.click(screen.getByRole("button"));
  expect(document.activeElement).toBe(screen.getByRole("alert"));
});

test("leaves focus alone when typing brings errors", async () => {
  const { rerender } = render(<Page fields={[]} />);
  await userEvent.type(screen.getByLabelText("Email"), "x");
  rerender(<Page fields={[email]} />);
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));
});

test("links each error to its field, and a group's to its first choice", async () => {
  render(<Page fields={[email, purpose]} />);
  await userEvent.click(screen.getByRole("link", { name: email.errors[0] }));
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));
  await userEvent.click(screen.getByRole("link", { name: purpose.errors[0] }));
  expect(document.activeElement).toBe(screen.getByRole("radio"));
});

describe("on a page with two forms", () => {
  function TwoForms({ first, second }: { first: CheckedField[]; second: CheckedField[] }) {
    return ["first", "second"].map((name, index) => (
      <form key={name} onSubmit={(event) => event.preventDefault()}>
        <ErrorSummary title={`Problem in ${name}`} fields={index === 0 ? first : second} />
        <TextField id={name} name={name} label={name} />
        <button type="submit">Send {name}</button>
      </form>
    ));
  }
  const createError = (id: string) => [{ id, errors: [`Enter the ${id}`] }];
  const summary = (name: string) => screen.getByText(`Problem in ${name}`).parentElement;

  test("submitting one does not move focus to the summary of the other", async () => {
    render(<TwoForms first={createError("first")} second={[]} />);
    const send = screen.getByRole("button", { name: "Send second" });
    await userEvent.click(send);
    expect(document.activeElement).toBe(send);
  });

  test("each summary takes focus when its own form is submitted", async () => {
    const { rerender } = render(<TwoForms first={createError("first")} second={[]} />);
    await userEvent.click(screen.getByRole("button", { name: "Send second" }));
    rerender(<TwoForms first={createError("first")} second={createError("second")} />);
    expect(document.activeElement).toBe(summary("second"));
    await userEvent.click(screen.getByRole("button", { name: "Send first" }));
    expect(document.activeElement).toBe(summary("first"));
  });
});
