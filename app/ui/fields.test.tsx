import type { FieldMetadata } from "@conform-to/react";
import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { Checkbox } from "./checkbox";
import { CheckboxChips } from "./choice-group";
import { RadioCards } from "./radio-cards";
import { Select } from "./select";
import { TextArea } from "./text-area";
import { TextField } from "./text-field";

const text = { id: "x", name: "x", hint: "As on the invoice.", errors: ["Enter a name"], optional: true };

const { id, name, errors, ...groupText } = text;
const toField = (field: Partial<FieldMetadata>) => field as FieldMetadata;
const group = { field: toField({ id, name, errors }), ...groupText, legend: "Name" };

function getDescription(element: Element) {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}

describe.each<[string, ReactElement, string]>([
  ["text field", <TextField key="" {...text} label="Name" />, "textbox"],
  ["text area", <TextArea key="" {...text} label="Name" />, "textbox"],
  ["checkbox", <Checkbox key="" {...text} label="Name" />, "checkbox"],
  ["radio cards", <RadioCards key="" {...group} options={[]} />, "group"],
  ["checkbox chips", <CheckboxChips key="" {...group} options={[]} labels={{}} />, "group"],
])("a %s", (_, field, role) => {
  test("has its label as its name, with the optional mark", () => {
    render(field);
    expect(screen.getByRole(role, { name: "Name (optional)" })).toBeDefined();
  });

  test("is described by its hint, then its error", () => {
    render(field);
    expect(getDescription(screen.getByRole(role))).toEqual(["As on the invoice.", "Error: Enter a name"]);
  });
});

test("a valid field has no error attributes", () => {
  render(<TextField id="x" label="Name" errors={[]} />);
  const input = screen.getByRole("textbox");
  expect(input.hasAttribute("aria-invalid")).toBe(false);
  expect(input.hasAttribute("aria-describedby")).toBe(false);
});

test("an invalid field has aria-invalid", () => {
  render(<TextField id="x" label="Name" errors={["Enter a name"]} />);
  expect(screen.getByRole("textbox").getAttribute("aria-invalid")).toBe("true");
});

test("groups start at their default", () => {
  const options = [
    { value: "call", label: "Call" },
    { value: "text", label: "Text", description: "Any time" },
  ];
  render(
    <>
      <RadioCards
        field={toField({ id: "m", name: "m", initialValue: "text" })}
        legend="Method"
        options={options}
      />
      <CheckboxChips
        field={toField({ id: "f", name: "f", initialValue: ["STL"] })}
        legend="Formats"
        options={["OBJ", "STL"]}
        labels={{ OBJ: "OBJ", STL: "STL" }}
      />
    </>,
  );
  const checked = [...document.querySelectorAll<HTMLInputElement>("input:checked")];
  expect(checked.map((input) => input.value)).toEqual(["text", "STL"]);
});

test("a select without a value starts at its empty option, wherever that stands", () => {
  render(
    <Select field={toField({ id: "s", name: "s" })} label="Service">
      <option value="tour">Tour</option>
      <option value="">Not sure yet</option>
    </Select>,
  );
  expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("");
});

test("a radio card is named by its label and described by the rest", () => {
  const options = [{ value: "text", label: "Text", description: "Any time" }];
  render(<RadioCards field={toField({ id: "m", name: "m" })} legend="Method" options={options} />);
  expect(getDescription(screen.getByRole("radio", { name: "Text" }))).toEqual(["Any time"]);
});
