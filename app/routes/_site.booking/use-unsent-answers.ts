import { useEffect } from "react";
import type { StepNumber } from "~/booking/form/steps";
import { keepUnsent, restoreUnsent } from "./unsent-answers";

/**
 * Keeps in this tab what is typed, ticked or chosen in a step and not sent yet, and puts it back when the visitor
 * returns to the step: after Back, a link or a reload.
 *
 * @param formId of the step's form
 * @param saved another one whenever the server has other answers for the step, or another draft; null where it is
 *   not known
 */
export function useUnsentAnswers(formId: string, step: StepNumber, saved: string | null) {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const keep = () => keepUnsent(form, step, saved);
    // What was typed before hydration had nobody to keep it. Not before React has rendered what was put back.
    if (saved !== null && restoreUnsent(form, step, saved)) queueMicrotask(keep);
    form.addEventListener("input", keep);
    return () => form.removeEventListener("input", keep);
  }, [formId, step, saved]);
}
