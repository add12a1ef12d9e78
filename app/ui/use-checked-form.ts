import type { Submission, SubmissionResult } from "@conform-to/react";
import { type FormEvent, useRef, useState } from "react";

/** Validates a form with the schema that the server uses. */
type CheckForm = (form: FormData) => Submission<unknown>;

/** Messages by input name; those about the whole form have the name "". */
type Errors = Record<string, string[] | null>;

type LastResult = Pick<SubmissionResult, "error"> | null | undefined;

/**
 * Returns the errors of a form with fixed fields, and validates it before a submit. The schema and Conform's parser are larger
 * than the rest of a page's own script, so they are loaded when the visitor first focuses the form. Until then, or if loading
 * fails, only the browser's own validation and the server validate.
 *
 * @param lastResult the server's result of the last submission
 * @param load imports the validation
 */
export function useCheckedForm(lastResult: LastResult, load: () => Promise<CheckForm>) {
  const [errors, setErrors] = useErrors(lastResult);
  const [loaded, setLoaded] = useState<{ checkForm: CheckForm }>();
  const isLoading = useRef(false);

  const loadCheck = () => {
    if (isLoading.current) return;
    isLoading.current = true;
    load().then(
      (checkForm) => setLoaded({ checkForm }),
      () => {
        isLoading.current = false;
      },
    );
  };
  const findErrors = (form: HTMLFormElement): Errors | undefined =>
    loaded ? (loaded.checkForm(readForm(form)).reply().error ?? {}) : undefined;

  return {
    errors,
    /** Call it at every focus in the form. */
    loadCheck,
    isLoaded: loaded !== undefined,
    /** Cancels the submit of a form with errors. */
    checkBeforeSubmit: (event: FormEvent<HTMLFormElement>) => {
      const { submitter } = event.nativeEvent as SubmitEvent;
      if (submitter?.hasAttribute("formnovalidate")) return;
      const found = findErrors(event.currentTarget);
      if (!found) {
        // A form without the browser's own validation would be sent without the input.
        if (findIncomplete(event.currentTarget)[0]?.reportValidity() === false) event.preventDefault();
        return;
      }
      setErrors(found);
      if (Object.keys(found).length > 0) event.preventDefault();
    },
    /** Removes the errors that an input has corrected; a new one waits for the next submit. */
    removeCorrectedErrors: (event: FormEvent<HTMLFormElement>) => {
      if (Object.keys(errors).length === 0) return;
      const found = findErrors(event.currentTarget);
      if (found) setErrors(Object.fromEntries(Object.entries(found).filter(([name]) => name in errors)));
    },
  };
}

/** Input that no schema accepts in place of a date or a number. */
const unreadable = "?";

/**
 * Reads a form as it would be sent, except for what the browser cannot read: it would send an empty value, which is valid where
 * the input is optional.
 */
function readForm(form: HTMLFormElement): FormData {
  const values = new FormData(form);
  for (const { name } of findIncomplete(form)) values.set(name, unreadable);
  return values;
}

/** Finds the inputs whose content is no value, such as a date without a time. */
function findIncomplete(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.validity.badInput && element.value === "",
  );
}

/** The errors to show: those that the page was loaded with, until a validation in the browser replaces them. */
function useErrors(lastResult: LastResult) {
  const [state, setState] = useState<{ lastResult: LastResult; errors: Errors }>({
    lastResult,
    errors: lastResult?.error ?? {},
  });
  // The server has answered another submission.
  if (state.lastResult !== lastResult) setState({ lastResult, errors: lastResult?.error ?? {} });
  const setErrors = (errors: Errors) => setState({ lastResult, errors });
  return [state.errors, setErrors] as const;
}
