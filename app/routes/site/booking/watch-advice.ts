import { type AdviceTexts, adviseVisitor } from "~/booking/advice/advice-texts";

/**
 * Calls `show` with advice on a form's values after each change. A text counts when its box loses focus, so that no advice appears while
 * typing. Returns a function that stops it.
 */
export function watchAdvice(form: HTMLFormElement, show: (advice: AdviceTexts) => void): () => void {
  const update = () => {
    const values = new FormData(form);
    const typed: Record<string, string[]> = {};
    for (const name of new Set(values.keys()))
      typed[name] = values.getAll(name).filter((value) => typeof value === "string");
    show(adviseVisitor(typed, new Date()));
  };
  // Fetching or clearing the location changes no box, but its button loses focus later.
  const events = ["change", "focusout"];
  for (const event of events) form.addEventListener(event, update);
  return () => {
    for (const event of events) form.removeEventListener(event, update);
  };
}
