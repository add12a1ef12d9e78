import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { BudgetField } from "./scripted-fields";

test("keeps a budget typed before hydration, and shows it on the slider", async () => {
  const field = <BudgetField id="budget" name="budget" defaultValue="" errors={undefined} />;
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(field);
  const box = screen.getByRole<HTMLInputElement>("spinbutton");
  box.value = "1250";
  render(field, { container, hydrate: true });
  expect(box.value).toBe("1250");
  expect(screen.getByRole<HTMLInputElement>("slider").value).toBe("1250");
  await userEvent.type(box, "{Backspace}");
  expect(screen.getByRole<HTMLInputElement>("slider").value).toBe("125");
});
