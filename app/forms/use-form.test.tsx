import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { z } from "zod";
import { listErrors } from "~/ui/error-summary";
import type { FormResult } from "./form-result";
import { type BoundForm, useForm } from "./use-form";

/** Returns what the hook gives to a form. */
function bind(result: FormResult | undefined, id?: string): BoundForm {
  let bound: BoundForm | undefined;
  function Form() {
    bound = useForm<string>(result, {
      ...(id !== undefined && { id }),
      fields: { name: "Ada", rooms: ["kitchen"], isPublic: true },
    });
    return null;
  }
  render(<Form />);
  if (!bound) throw new Error("the form was not rendered");
  return bound;
}

test("a form that was not sent shows what is stored", () => {
  const { text, list, check, isRefused } = bind(undefined);
  expect(isRefused).toBe(false);
  expect(text("name")).toEqual({ id: "name", name: "name", errors: undefined, defaultValue: "Ada" });
  expect(list("rooms").defaultValue).toEqual(["kitchen"]);
  expect(check("isPublic").defaultChecked).toBe(true);
});

test("a form that was refused shows what was typed, also where that is nothing", () => {
  const { text, list, check, isRefused } = bind({ initialValue: { name: "Grace" } });
  expect(isRefused).toBe(true);
  expect(text("name").defaultValue).toBe("Grace");
  expect(list("rooms").defaultValue).toEqual([]);
  expect(check("isPublic").defaultChecked).toBe(false);
});

test("a form that could not be read shows what is stored", () => {
  const { text, messages } = bind({ status: "error", error: { "": ["Too large"] } });
  expect(text("name").defaultValue).toBe("Ada");
  expect(messages.formErrors).toEqual(["Too large"]);
});

test("messages are listed in the order of the fields, each once, those of an item at its list", () => {
  const { messages } = bind(
    { error: { "rooms[1]": ["No such room"], name: ["Too long", "Too long"] } },
    "home",
  );
  expect(listErrors(messages.fields)).toEqual([
    { id: "home-name", message: "Too long" },
    { id: "home-rooms", message: "No such room" },
  ]);
});

test("a form with a schema is validated before it is sent, although nothing in it was focused, and hears its page, too", async () => {
  const heard: string[] = [];
  function Form() {
    const { props, messages } = useForm(undefined, {
      fields: { name: "" },
      onFocus: () => heard.push("focus"),
      onInput: () => heard.push("input"),
      schema: () => Promise.resolve(z.object({ name: z.string("Enter a name") })),
    });
    return (
      <form {...props} data-testid="form">
        <input name="name" />
        <p>{listErrors(messages.fields).map(({ message }) => message)}</p>
      </form>
    );
  }
  render(<Form />);
  const form = screen.getByTestId<HTMLFormElement>("form");
  await waitFor(() => {
    expect(form.noValidate).toBe(true);
  });
  expect(fireEvent.submit(form)).toBe(false);
  expect(screen.getByText("Enter a name")).toBeTruthy();

  const input = screen.getByRole("textbox");
  fireEvent.focus(input);
  fireEvent.input(input, { target: { value: "Ada" } });
  expect(heard).toEqual(["focus", "input"]);
  expect(screen.queryByText("Enter a name")).toBeNull();
});
