import type { FieldMetadata } from "@conform-to/react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { answerHints, correctEmail } from "~/messages/booking";
import { EmailField } from "./email-field";

const email = { id: "email", name: "email", initialValue: "ada@gmial.com" } as FieldMetadata;
const field = (advice?: string) => <EmailField field={email} advice={advice} />;

test("a button corrects a mistyped address, tells the form, and leaves the focus in the box", async () => {
  const onInput = vi.fn();
  render(<form onInput={onInput}>{field("Did you mean ada@gmail.com?")}</form>);
  await userEvent.click(screen.getByRole("button", { name: correctEmail }));
  const box = screen.getByRole<HTMLInputElement>("textbox", { name: "Email" });
  await vi.waitFor(() => expect(box.value).toBe("ada@gmail.com"));
  expect(onInput).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(box);
});

test("shows the question without a button if there is no script, and neither for a plausible address", () => {
  const plain = renderToString(field("Did you mean ada@gmail.com?"));
  expect(plain).toContain("Did you mean");
  expect(plain).not.toContain(correctEmail);
  expect(renderToString(field())).toContain(answerHints.email.slice(-20));
  expect(renderToString(field())).not.toContain("Did you mean");
});
