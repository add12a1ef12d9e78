import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import type { StepNumber } from "~/booking/form/steps";
import { useForm } from "~/forms/use-form";
import { listErrors } from "~/ui/error-summary";

// The form loads it with its first focus, which takes a while the first time.
beforeAll(async () => {
  await Promise.all([import("~/booking/schema"), import("~/lib/parse-form")]);
});

/** Whether each submit was let through. */
const submits = vi.fn<(isSent: boolean) => void>();

function Step({ step, name, type }: { step: StepNumber; name: string; type: string }) {
  const { props, messages } = useForm(null, {
    fields: { [name]: "" },
    schema: async () => (await import("~/booking/schema")).stepSchemas[step],
    loadsAtFocus: true,
  });
  return (
    <div
      onSubmit={(event) => {
        submits(!event.defaultPrevented);
        event.preventDefault();
      }}
    >
      <form {...props} noValidate>
        {step === 2 && <input name="serviceLocation" defaultValue="Van Nuys" />}
        <input aria-label={name} name={name} type={type} />
        <button type="submit">Next</button>
        <button type="submit" formNoValidate>
          Previous
        </button>
        <p role="alert">
          {listErrors(messages.fields)
            .map(({ id, message }) => `${id}: ${message}`)
            .join("\n")}
        </p>
      </form>
    </div>
  );
}

/** Renders a step with an input that the browser cannot read: jsdom has no date box that can be filled in by halves. */
function showUnreadable(step: StepNumber, name: string, type: string): HTMLInputElement {
  submits.mockClear();
  render(<Step step={step} name={name} type={type} />);
  const input = screen.getByLabelText<HTMLInputElement>(name);
  Object.defineProperty(input, "validity", { value: { badInput: true, valid: false } });
  return input;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test.each([
  [2, "preferredDate", "datetime-local", "Enter the preferred date as a date and time"],
  [2, "backupDate", "datetime-local", "Enter the backup date as a date and time"],
  [3, "budgetRange", "number", "Enter the budget as a number of dollars"],
] as const)("step %i names what the browser cannot read in %s", async (step, name, type, message) => {
  fireEvent.focus(showUnreadable(step, name, type));
  await waitFor(() => {
    press("Next");
    expect(screen.getByRole("alert").textContent).toBe(`${name}: ${message}`);
  });
  expect(submits).toHaveBeenLastCalledWith(false);
  press("Previous");
  expect(submits).toHaveBeenLastCalledWith(true);
});

test("until the validation is loaded, the browser names what it cannot read", () => {
  const input = showUnreadable(2, "preferredDate", "datetime-local");
  const report = vi.spyOn(input, "reportValidity").mockReturnValue(false);
  press("Next");
  expect(report).toHaveBeenCalledTimes(1);
  expect(submits.mock.calls).toEqual([[false]]);
});
