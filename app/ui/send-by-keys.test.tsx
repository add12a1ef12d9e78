import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { sendByKeys } from "./send-by-keys";

test("Ctrl+Enter and Command+Enter submit the form, and Enter starts a line", () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are pressed in its field
    <form onSubmit={onSubmit} onKeyDown={sendByKeys}>
      <textarea aria-label="Text" />
    </form>,
  );
  const text = screen.getByLabelText("Text");
  fireEvent.keyDown(text, { key: "Enter" });
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.keyDown(text, { key: "Enter", ctrlKey: true });
  fireEvent.keyDown(text, { key: "Enter", metaKey: true });
  expect(onSubmit).toHaveBeenCalledTimes(2);
  fireEvent.keyDown(text, { key: "Enter", ctrlKey: true, repeat: true });
  expect(onSubmit).toHaveBeenCalledTimes(2);
});
