import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { useClearedInputs } from "./use-cleared-inputs";

afterEach(cleanup);

function Box({ reason }: { reason: unknown }) {
  useClearedInputs(["password"], reason, "password");
  return <input id="password" aria-label="Password" />;
}

const box = () => screen.getByLabelText<HTMLInputElement>("Password");

test("D1: what was typed before hydration stays in a form that arrived refused", () => {
  const refusal = {};
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(<Box reason={refusal} />);
  box().value = "typed early";
  const { rerender } = render(<Box reason={refusal} />, { container, hydrate: true });
  expect(box().value).toBe("typed early");
  rerender(<Box reason={{}} />);
  expect(box().value).toBe("");
  expect(document.activeElement).toBe(box());
});

test("a reason that goes empties nothing", () => {
  const { rerender } = render(<Box reason={{}} />);
  box().value = "typed";
  rerender(<Box reason={undefined} />);
  expect(box().value).toBe("typed");
});
