import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FailureBanner } from "./failure-banner";

test("shows every line of a refusal, however many changes it names", () => {
  const messages = ["Not sent", "Message sent by Bea", "Note added by Cal", "Your text is still here"];
  render(<FailureBanner messages={messages} />);
  const alert = screen.getByRole("alert");
  expect([...alert.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual(messages);
});
