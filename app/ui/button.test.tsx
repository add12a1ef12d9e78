import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button } from "./button";

test("a loading button is busy and cannot be pressed", async () => {
  const press = vi.fn();
  render(
    <Button isLoading disabled={false} onClick={press}>
      Submit Booking
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Submit Booking" });
  expect(button.getAttribute("aria-busy")).toBe("true");
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
});

test("a button that is not loading has no aria-busy", async () => {
  const press = vi.fn();
  render(<Button onClick={press}>Next</Button>);
  const button = screen.getByRole("button");
  expect(button.hasAttribute("aria-busy")).toBe(false);
  await userEvent.click(button);
  expect(press).toHaveBeenCalledOnce();
});
