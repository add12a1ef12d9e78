import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Focuses a message about errors when a submit brings it, or a page load, because the pressed button may be far below. Typing, which
 * may bring errors too, leaves the focus alone.
 *
 * @param isShown whether there are errors; the element exists only then
 * @param findForms returns the forms that the errors belong to: on a page with several, a submit of another one is no reason. If
 *   there are none, any submit is
 * @returns the ref of the element
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
      // Conform validates a field during typing by submitting with a hidden button.
      if (event.submitter?.hidden || !(event.target instanceof HTMLFormElement)) return;
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

/** Why the next errors take focus: the page loads with them, or this form was submitted. Null while typing. */
type FocusReason = "page-load" | HTMLFormElement | null;
