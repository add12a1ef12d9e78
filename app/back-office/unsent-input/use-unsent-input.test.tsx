import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type FormResult, listTypedInto } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import { type UnsentFormInput, UnsentNote, useUnsentInput } from "./use-unsent-input";

afterEach(() => sessionStorage.clear());

function Page({
  formId = "1",
  name = "quote 1",
  result,
}: {
  formId?: string;
  name?: string;
  result?: FormResult;
}) {
  const unsent = useUnsentInput(name, formId, result);
  return <Form key={unsent.version} {...{ formId, unsent }} />;
}

function Form({ formId, unsent }: { formId: string; unsent: UnsentFormInput }) {
  const defaultValue = { note: "as before" };
  const [, { note }] = useForm({ id: "quote", lastResult: unsent.result, defaultValue });
  const lines = listTypedInto(unsent.result, "label");
  return (
    <form id="quote" onInput={unsent.onInput}>
      <input type="hidden" name="formId" defaultValue={formId} />
      <textarea name={note.name} defaultValue={note.initialValue} aria-label="Note" />
      {[0, 1].map((row) => (
        <input key={row} name="label" aria-label={`Line ${row}`} defaultValue={lines[row] ?? ""} />
      ))}
      <p>{note.errors}</p>
      <UnsentNote unsent={unsent} />
    </form>
  );
}

const note = () => screen.getByLabelText<HTMLTextAreaElement>("Note");
const line = (row: number) => screen.getByLabelText<HTMLInputElement>(`Line ${row}`);
const type = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } });

function open(props: Parameters<typeof Page>[0] = {}) {
  cleanup();
  render(<Page {...props} />);
}

test("restores the input after a reload, and says so", () => {
  open();
  expect(screen.queryByText(/Draft saved/)).toBeNull();
  type(line(1), "Floor plan");
  type(note(), "");
  expect(screen.getByText(/^Draft saved \d+:\d\d [AP]M$/)).toBeDefined();
  open();
  expect([note().value, line(0).value, line(1).value]).toEqual(["", "", "Floor plan"]);
  expect(screen.getByText(/Draft saved/)).toBeDefined();
});

test("another booking's form is empty, and so is the next form after a submit", () => {
  open();
  type(note(), "Mine");
  open({ name: "quote 2" });
  expect(note().value).toBe("as before");
  open({ formId: "2" });
  expect(note().value).toBe("as before");
  open();
  expect(note().value).toBe("as before");
});

test("a refused form shows the posted input with its errors", () => {
  open();
  type(note(), "Draft");
  open({ result: { status: "error", initialValue: { note: "Sent" }, error: { note: ["Too long"] } } });
  expect(note().value).toBe("Sent");
  expect(screen.getByText("Too long")).toBeDefined();
});

test("removes discarded input and resets the form", () => {
  open();
  type(note(), "Draft");
  open();
  fireEvent.click(screen.getByRole("button", { name: "Discard draft" }));
  expect([note().value, screen.queryByText(/Draft saved/)]).toEqual(["as before", null]);
  open();
  expect(note().value).toBe("as before");
});

test("a tab stores the input of at most forty forms", () => {
  for (let booking = 0; booking < 45; booking++) {
    open({ name: `quote ${booking}` });
    type(note(), "Draft");
  }
  expect(Object.keys(sessionStorage)).toHaveLength(40);
});
