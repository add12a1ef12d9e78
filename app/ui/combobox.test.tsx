import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Combobox } from "./combobox";

const options = [
  { id: "1", label: "Floor plan", detail: "$200.00 per sheet" },
  { id: "2", label: "Floor scan", detail: "$0.09 per sq ft" },
];

function setUp() {
  const onTake = vi.fn();
  render(<Combobox id="for" aria-label="For" options={options} listLabel="Prices" onTake={onTake} />);
  const input = screen.getByRole<HTMLInputElement>("combobox", { name: "For" });
  const type = (value: string) => fireEvent.input(input, { target: { value } });
  const press = (key: string) => fireEvent.keyDown(input, { key });
  const active = () =>
    document.getElementById(input.getAttribute("aria-activedescendant") ?? "")?.textContent;
  return { input, type, press, active, onTake };
}

test("typing offers the options, arrows choose, and Enter takes one", () => {
  const { input, type, press, active, onTake } = setUp();
  expect(input.getAttribute("aria-expanded")).toBe("false");
  type("floor");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Floor plan$200.00 per sheet",
    "Floor scan$0.09 per sq ft",
    "Keep “floor” as typed",
  ]);
  expect([input.getAttribute("aria-expanded"), active()]).toEqual(["true", "Floor plan$200.00 per sheet"]);
  press("ArrowDown");
  expect(press("Enter")).toBe(false);
  expect([input.value, onTake.mock.lastCall?.[0]]).toEqual(["Floor scan", options[1]]);
  expect(screen.queryByRole("option")).toBeNull();
});

test("Escape, leaving the field, and the last option keep what is typed", () => {
  const { input, type, press, onTake } = setUp();
  type("floor");
  press("Escape");
  expect(screen.queryByRole("option")).toBeNull();
  type("floor p");
  fireEvent.blur(input);
  expect(screen.queryByRole("option")).toBeNull();
  type("floor p");
  press("ArrowUp");
  press("Enter");
  expect([input.value, onTake.mock.calls.length]).toEqual(["floor p", 0]);
});

test("an arrow key opens the whole list, and a click takes", () => {
  const { input, press, onTake } = setUp();
  press("ArrowDown");
  expect(screen.getAllByRole("option")).toHaveLength(2);
  fireEvent.click(screen.getByText("Floor plan"));
  expect([input.value, onTake.mock.calls.length]).toEqual(["Floor plan", 1]);
});

test("text that no option has stays alone", () => {
  const { input, type, press } = setUp();
  type("something else");
  expect(input.getAttribute("aria-expanded")).toBe("false");
  expect(press("Enter")).toBe(true);
});
