import type { MouseEvent } from "react";
import * as text from "~/messages/ui";
import { useFocusAfterSubmit } from "./use-focus-after-submit";

export interface FieldError {
  /** The id of the invalid control. */
  id: string;
  message: string;
}

/**
 * Lists the errors of a form as links to its fields, as GOV.UK's error summary does. Render it always, above the
 * form: it is empty without errors. It takes focus after a submit and after a page load, never while typing.
 */
export function ErrorSummary({
  title = text.errorSummaryTitle,
  errors,
}: {
  title?: string;
  errors: readonly FieldError[];
}) {
  const summary = useFocusAfterSubmit(errors.length > 0, () =>
    errors.map(({ id }) => findForm(document.getElementById(id))).filter((form) => form !== null),
  );
  if (errors.length === 0) return null;
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- without script, nothing else moves focus to the errors
      autoFocus
      className="rounded-control border-2 border-danger bg-danger-soft px-6 py-5"
    >
      <h2 className="mb-2 text-h3 font-semibold">{title}</h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={`${id} ${message}`}>
            <a
              href={`#${id}`}
              onClick={(event) => moveFocus(event, id)}
              className="inline-block py-0.5 font-semibold wrap-anywhere text-danger underline hover:decoration-2"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function findForm(control: HTMLElement | null): HTMLFormElement | null {
  // `form` also covers a control outside its form, linked by the form attribute.
  if (control && "form" in control && control.form instanceof HTMLFormElement) return control.form;
  return control?.closest("form") ?? null;
}

/** Focuses the control with its label or legend in view; a plain link would scroll to the control only. */
function moveFocus(event: MouseEvent, id: string) {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  (findLabel(control) ?? control).scrollIntoView();
  control.focus({ preventScroll: true });
}

function findLabel(control: HTMLElement) {
  if (control.matches("[type=radio], [type=checkbox]"))
    return control.closest("fieldset")?.querySelector("legend");
  return [...document.querySelectorAll("label")].find((label) => label.htmlFor === control.id);
}
