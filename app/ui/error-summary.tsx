import { type MouseEvent, useEffect, useRef, useState } from "react";
import * as text from "~/messages/ui";

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
  const summary = useFocusAfterSubmit(errors);
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

function useFocusAfterSubmit(errors: readonly FieldError[]) {
  const summary = useRef<HTMLDivElement>(null);
  const focusReason = useRef<FocusReason>("page-load");
  const [submits, setSubmits] = useState(0);

  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      // Conform validates a field during typing by submitting with a hidden button.
      if (event.submitter?.hidden || !(event.target instanceof HTMLFormElement)) return;
      focusReason.current = event.target;
      setSubmits((count) => count + 1);
    };
    const onInput = () => {
      focusReason.current = null;
    };
    document.addEventListener("submit", onSubmit, { capture: true });
    document.addEventListener("input", onInput, { capture: true });
    return () => {
      document.removeEventListener("submit", onSubmit, { capture: true });
      document.removeEventListener("input", onInput, { capture: true });
    };
  }, []);

  const latestErrors = useRef(errors);
  useEffect(() => {
    latestErrors.current = errors;
  });
  const isShown = errors.length > 0;
  useEffect(() => {
    if (!isShown || !concerns(focusReason.current, latestErrors.current)) return;
    focusReason.current = null;
    summary.current?.focus();
  }, [isShown, submits]);

  return summary;
}

/** Why the next errors take focus: the page loads with them, or this form was submitted. Null while typing. */
type FocusReason = "page-load" | HTMLFormElement | null;

/** Whether `reason` applies to `errors`: on a page with several forms, a submit concerns only its own summary. */
function concerns(reason: FocusReason, errors: readonly FieldError[]): boolean {
  if (reason === null || reason === "page-load") return reason !== null;
  const forms = errors.map(({ id }) => findForm(document.getElementById(id))).filter((form) => form !== null);
  return forms.length === 0 || forms.includes(reason);
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
