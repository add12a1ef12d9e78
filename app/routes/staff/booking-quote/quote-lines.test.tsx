import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { QuoteLines } from "./quote-lines";

const prices = [
  { id: "1", label: "Floor plan", detail: "$200.00 per sheet", unit: "sheet", typed: "200.00" },
];
const initial = [{ label: "Scan", quantity: "2", unit: "", price: "10" }];
const form = { id: "quote", allErrors: {} };
const labels = () => screen.getAllByLabelText(/^Line \d+: For/);
const typedLines = (label: string[]) => ({
  label,
  quantity: label.map(() => ""),
  unit: label.map(() => ""),
  price: label.map(() => ""),
});

test("“Add a line” adds one line and moves the focus into it", () => {
  render(<QuoteLines form={form} initial={initial} prices={prices} result={undefined} />);
  expect(labels()).toHaveLength(2);
  fireEvent.click(screen.getByRole("button", { name: "Add a line" }));
  expect(labels()).toHaveLength(3);
  expect(document.activeElement).toBe(labels()[2]);
});

test("an offered price fills the label, the unit and the price, and counts at once", () => {
  render(<QuoteLines form={form} initial={initial} prices={prices} result={undefined} />);
  const [, label] = labels();
  if (label) fireEvent.input(label, { target: { value: "Floor plan" } });
  expect(screen.getByLabelText<HTMLInputElement>(/^Line 2: Price/).value).toBe("200.00");
  expect(screen.getByLabelText<HTMLInputElement>(/^Line 2: Unit/).value).toBe("sheet");
  expect(screen.getByText("Total: $220.00")).toBeDefined();
});

test.each([
  ["2,750", "0.28", "$770.00"],
  ["12.5", "95", "$1,187.50"],
  ["0.33", "0.50", "$0.17"],
  ["12.555", "95", "$0.00"],
])("the sum of %s at $%s updates with the input: %s", (quantity, price, sum) => {
  render(
    <QuoteLines
      form={form}
      initial={[{ label: "Scan", quantity, unit: "", price }]}
      prices={[]}
      result={undefined}
    />,
  );
  expect(screen.getByText(`Total: ${sum}`)).toBeDefined();
});

test("without script, the response has more blank lines, or the chosen price in the first blank one", () => {
  const initialValue = typedLines(["Scan", "", ""]);
  const { unmount } = render(
    <QuoteLines
      form={form}
      initial={initial}
      prices={prices}
      result={{ initialValue: { ...initialValue, addLines: "yes" } }}
    />,
  );
  expect(labels()).toHaveLength(6);
  unmount();
  render(
    <QuoteLines form={form} initial={initial} prices={prices} result={{ initialValue, taken: prices[0] }} />,
  );
  expect(labels().map((label) => (label as HTMLInputElement).value)).toEqual(["Scan", "Floor plan", ""]);
});

test("no line beyond the limit is added", () => {
  const result = { initialValue: { ...typedLines(Array<string>(19).fill("x")), addLines: "yes" } };
  render(<QuoteLines form={form} initial={initial} prices={prices} result={result} />);
  expect(labels()).toHaveLength(20);
  expect(screen.queryByRole("button", { name: "Add a line" })).toBeNull();
});

test("each line has its sum, and its removal keeps the input of the others", () => {
  const three = ["First", "Second", "Third"].map((label) => ({
    label,
    quantity: "3",
    unit: "",
    price: "10",
  }));
  render(<QuoteLines form={form} initial={three} prices={[]} result={undefined} />);
  fireEvent.input(screen.getByLabelText(/^Line 3: Price/), { target: { value: "20" } });
  expect(screen.getByText("$60.00")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Remove line 2" }));
  expect(labels().map((label) => (label as HTMLInputElement).value)).toEqual(["First", "Third", ""]);
  expect(screen.getByLabelText<HTMLInputElement>(/^Line 2: Price/).value).toBe("20");
  expect(screen.getByText("Total: $90.00")).toBeDefined();
  expect(document.activeElement).toBe(labels()[0]);
});
