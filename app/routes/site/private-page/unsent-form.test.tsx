import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import * as text from "~/messages/private-page-forms";
import { UnsentForm } from "./unsent-form";

test.each([
  ["message", {}, text.message.label, text.message.send],
  ["decline", { quoteId: "q" }, text.decline.text, text.decline.send],
  ["date", { proposedAt: "2030-01-01T10:00" }, text.date.text, text.date.send],
])("the input of the form %s can be sent again", async (intent, others, label, send) => {
  const initialValue = { intent, formId: "f", text: "Hello", ...others };
  const result = { status: "error" as const, error: { "": ["Down"] }, initialValue };
  const Page = createRemixStub([
    { path: "/request/:token", Component: () => <UnsentForm messages={[]} result={result} /> },
  ]);
  render(<Page initialEntries={["/request/x?view=decline"]} />);
  expect(await screen.findByText("Down")).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(new RegExp(label.replace("?", "\\?"))).value).toBe(
    "Hello",
  );
  const form = document.querySelector("form");
  const button = screen.getByRole<HTMLButtonElement>("button", { name: send });
  expect(Object.fromEntries(new FormData(form ?? undefined, button))).toEqual(initialValue);
  expect(form?.getAttribute("action")).toBe("/request/x?view=decline");
});
