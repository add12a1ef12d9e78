import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SavedReplies } from "./saved-replies";

const replies = [
  { id: "1", label: "Parking", text: "Is there parking?", missing: [] },
  { id: "2", label: "Visit", text: "We come on {visit}.", missing: ["{visit}"] },
];

function setUp(typed: string) {
  render(
    <>
      <textarea id="text" aria-label="Text" defaultValue={typed} />
      <SavedReplies replies={replies} target="text" taken={undefined} />
    </>,
  );
  const area = screen.getByLabelText<HTMLTextAreaElement>("Text");
  area.setSelectionRange(0, 0);
  const choose = (name: RegExp) => fireEvent.click(screen.getByText(name));
  return { area, choose };
}

test.each([
  ["an empty text", "", 0, "Is there parking?"],
  ["a text that nobody has touched", "Hello", 0, "Hello\n\nIs there parking?"],
  ["the end of a text", "Hello", 5, "Hello\n\nIs there parking?"],
  ["the middle of a text", "Hello. Bye", 7, "Hello. Is there parking?Bye"],
])("a reply is inserted into %s", (_, typed, cursor, expected) => {
  const { area, choose } = setUp(typed);
  area.setSelectionRange(cursor, cursor);
  choose(/^Is there parking/);
  expect(area.value).toBe(expected);
});

test("explains a reply without a value for a placeholder instead of inserting it", () => {
  const { area, choose } = setUp("Hello");
  choose(/^We come on/);
  expect(area.value).toBe("Hello");
  expect(screen.getByRole("status").textContent).toContain("{visit}");
});
