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
  const { box } = useFocusAfterSubmit(errors.length > 0);
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

function useFocusAfterSubmit(isShown: boolean) {
  const box = useRef<HTMLDivElement>(null);
  // A page that arrives with errors starts at them.
  const isDue = useRef(true);
  const [submits, setSubmits] = useState(0);

  useEffect(() => {
    const expect = (event: SubmitEvent) => {
      // Conform checks a field while it is typed in by submitting with a hidden button.
      if (event.submitter?.hidden) return;
      isDue.current = true;
      setSubmits((count) => count + 1);
    };
    const forget = () => {
      isDue.current = false;
    };
    document.addEventListener("submit", expect, { capture: true });
    document.addEventListener("input", forget, { capture: true });
    return () => {
      document.removeEventListener("submit", expect, { capture: true });
      document.removeEventListener("input", forget, { capture: true });
    };
  }, []);

  useEffect(() => {
    if (!isShown || !isDue.current) return;
    isDue.current = false;
    box.current?.focus();
  }, [isShown, submits]);

  return { box };
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
