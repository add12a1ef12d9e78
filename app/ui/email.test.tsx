import { cleanup, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Email } from "./email";

/** Renders an email address and returns it with "|" at each break opportunity. */
function renderBreaks(email: string): string {
  render(
    <p data-testid="email">
      <Email email={email} />
    </p>,
  );
  return screen
    .getByTestId("email")
    .innerHTML.replaceAll("<wbr>", "|")
    .replaceAll(/<[^>]*>/g, "");
}

test.each([
  ["ada@example.com", "ada@|example.|com"],
  ["ana.maria.lopez@mail.example.com", "ana.|maria.|lopez@|mail.|example.|com"],
  ["no address", "no address"],
])("%s breaks only after its @ and its periods", (email, breaks) => {
  expect(renderBreaks(email)).toBe(breaks);
  expect(document.querySelector(".wrap-anywhere")).toBeNull();
});

test("a part that is longer than a column breaks anywhere", () => {
  renderBreaks(`${"x".repeat(24)}@example.com`);
  expect(document.querySelector(".wrap-anywhere")).toBeNull();
  cleanup();
  renderBreaks(`${"x".repeat(25)}@example.com`);
  expect(document.querySelector(".wrap-anywhere")).not.toBeNull();
});
