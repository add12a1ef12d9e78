import { type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import * as text from "~/messages/ui";

export interface CheckedField {
  id: string;
  errors?: string[] | undefined;
}

/**
 * Lists a form's errors as links to its fields, like GOV.UK's error summary. Takes focus after a submit and after a page load, but never
 * while the user types. The element is empty without errors.
 */
export function ErrorSummary({
  title = text.errorSummaryTitle,
  fields,
}: {
  title?: string;
  fields: readonly CheckedField[];
}) {
  const errors = listErrors(fields);
  const summary = useFocusAfterSubmit(errors.length > 0, () =>
    errors.map(({ id }) => findForm(document.getElementById(id))).filter((form) => form !== null),
  );
  if (errors.length === 0) return null;
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script, nothing else moves focus to the errors
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

export function listErrors(fields: readonly CheckedField[]) {
  return fields.flatMap(({ id, errors = [] }) => errors.map((message) => ({ id, message })));
}

function findForm(control: HTMLElement | null): HTMLFormElement | null {
  // `form` also covers a control outside its form, linked by the form attribute.
  if (control && "form" in control && control.form instanceof HTMLFormElement) return control.form;
  return control?.closest("form") ?? null;
}

/** Focuses the control and scrolls its label or legend into view; a plain link would scroll only to the control. */
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

/**
 * Focuses an error message after a submit or a page load, because the pressed button may be far below. Errors that appear while the user
 * types do not move the focus.
 *
 * @param isShown whether there are errors; the element exists only then
 * @param findForms returns the forms that the errors belong to. Submits of other forms are ignored. If it returns none, every submit counts
 * @returns the element's ref
 */
export function useFocusAfterSubmit(
  isShown: boolean,
  findForms: (element: HTMLElement) => readonly HTMLFormElement[],
): RefObject<HTMLDivElement> {
  const element = useRef<HTMLDivElement>(null);
  const reason = useRef<FocusReason>("page-load");
  const [submits, setSubmits] = useState(0);

  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      if (!(event.target instanceof HTMLFormElement)) return;
      reason.current = event.target;
      setSubmits((count) => count + 1);
    };
    const onInput = () => {
      reason.current = null;
    };
    document.addEventListener("submit", onSubmit, { capture: true });
    document.addEventListener("input", onInput, { capture: true });
    return () => {
      document.removeEventListener("submit", onSubmit, { capture: true });
      document.removeEventListener("input", onInput, { capture: true });
    };
  }, []);

  const latestForms = useRef(findForms);
  useEffect(() => {
    latestForms.current = findForms;
  });
  useEffect(() => {
    if (!isShown || !element.current || reason.current === null) return;
    const forms = reason.current === "page-load" ? [] : latestForms.current(element.current);
    if (forms.length > 0 && !forms.some((form) => form === reason.current)) return;
    reason.current = null;
    element.current.focus();
  }, [isShown, submits]);

  return element;
}

/** Why the next errors take focus: they came with the page, or this form was submitted. Null while the user types. */
type FocusReason = "page-load" | HTMLFormElement | null;

/** Prefixes the document title with "Error: " while the form has errors. Without script, the server does. */
export function useErrorTitle(hasErrors: boolean) {
  useEffect(() => {
    const prefix = `${text.errorPrefix} `;
    const title = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title;
    document.title = hasErrors ? prefix + title : title;
  }, [hasErrors]);
}
