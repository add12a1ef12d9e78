import { useEffect } from "react";
import type { StepNumber } from "~/booking/form/steps";
import { keepUnsent, restoreUnsent } from "./unsent-answers";

/**
 * Stores a step's unsent input in this tab and restores it when the visitor returns to the step: after Back, a link or a
 * reload.
 *
 * @param formId the id of the step's form
 * @param saved changes whenever the server has other answers for the step, or another draft; null if unknown
 */
export function useUnsentAnswers(formId: string, step: StepNumber, saved: string | null) {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const keep = () => keepUnsent(form, step, saved);
    // Stores what was typed before hydration. In a microtask, after React has rendered the restored values.
    if (saved !== null && restoreUnsent(form, step, saved)) queueMicrotask(keep);
    form.addEventListener("input", keep);
    return () => form.removeEventListener("input", keep);
  }, [formId, step, saved]);
}
