import { type MouseEvent, useEffect, useRef, useState } from "react";

export interface FieldError {
  /** The id of the control to mend. */
  id: string;
  message: string;
}

/**
 * All that is wrong with a form, each a link to its field. Render it always, above the form: it shows
 * only when there are errors. It takes focus when a submit brings errors or the page arrives with
 * them, never because of typing.
 */
export function ErrorSummary({
  title = "There is a problem",
  errors,
}: {
  title?: string;
  errors: readonly FieldError[];
}) {
  const { box } = useFocusAfterSubmit(errors);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- without script, nothing else leads to the errors
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
  const box = useRef<HTMLDivElement>(null);
  // A page that arrives with errors starts at them.
  const due = useRef<Due>("arrival");
  const [submits, setSubmits] = useState(0);

  useEffect(() => {
    const expect = (event: SubmitEvent) => {
      // Conform checks a field while it is typed in by submitting with a hidden button.
      if (event.submitter?.hidden || !(event.target instanceof HTMLFormElement)) return;
      due.current = event.target;
      setSubmits((count) => count + 1);
    };
    const forget = () => {
      due.current = null;
    };
    document.addEventListener("submit", expect, { capture: true });
    document.addEventListener("input", forget, { capture: true });
    return () => {
      document.removeEventListener("submit", expect, { capture: true });
      document.removeEventListener("input", forget, { capture: true });
    };
  }, []);

  const latest = useRef(errors);
  useEffect(() => {
    latest.current = errors;
  });
  const isShown = errors.length > 0;
  useEffect(() => {
    if (!isShown || !isDueFor(due.current, latest.current)) return;
    due.current = null;
    box.current?.focus();
  }, [isShown, submits]);

  return { box };
}

/** Why errors that show next take focus: the page arrives with them, or this form was submitted. */
type Due = "arrival" | HTMLFormElement | null;

/** A page can have several forms, each with a summary: a submit concerns the summary of its own form only. */
function isDueFor(due: Due, errors: readonly FieldError[]): boolean {
  if (due === null || due === "arrival") return due !== null;
  const forms = errors.map(({ id }) => formOf(document.getElementById(id))).filter((form) => form !== null);
  return forms.length === 0 || forms.includes(due);
}

function formOf(control: HTMLElement | null): HTMLFormElement | null {
  // Its `form` also knows of a form attribute.
  if (control && "form" in control && control.form instanceof HTMLFormElement) return control.form;
  return control?.closest("form") ?? null;
}

/** Focuses the control with its label or legend in view, where a plain link would show the box alone. */
function moveFocus(event: MouseEvent, id: string) {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  (titleOf(control) ?? control).scrollIntoView();
  control.focus({ preventScroll: true });
}

function titleOf(control: HTMLElement) {
  if (control.matches("[type=radio], [type=checkbox]"))
    return control.closest("fieldset")?.querySelector("legend");
  return [...document.querySelectorAll("label")].find((label) => label.htmlFor === control.id);
}
