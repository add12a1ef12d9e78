import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useClearedInputs } from "./use-cleared-inputs";

function PasswordForm({ reason }: { reason: unknown }) {
  useClearedInputs(["password"], reason, "password");
  return <input id="password" aria-label="Password" />;
}

const getInput = () => screen.getByLabelText<HTMLInputElement>("Password");

test("keeps input from before hydration in a form that loads refused", () => {
  const refusal = {};
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(<PasswordForm reason={refusal} />);
  getInput().value = "typed early";
  const { rerender } = render(<PasswordForm reason={refusal} />, { container, hydrate: true });
  expect(getInput().value).toBe("typed early");
  rerender(<PasswordForm reason={{}} />);
  expect(getInput().value).toBe("");
  expect(document.activeElement).toBe(getInput());
});

test("clears nothing when the reason becomes undefined", () => {
  const { rerender } = render(<PasswordForm reason={{}} />);
  getInput().value = "typed";
  rerender(<PasswordForm reason={undefined} />);
  expect(getInput().value).toBe("typed");
});
