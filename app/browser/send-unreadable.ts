import { unreadable } from "~/forms/form-result";

/**
 * Replaces what the browser cannot read in every form that is validated or sent, such as a date without a year: it would be sent as an
 * empty value, which means no answer. Thus the form says what is wrong with it.
 */
export function sendUnreadable(): void {
  document.addEventListener("formdata", ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement)) return;
    for (const input of target.elements)
      if (input instanceof HTMLInputElement && input.validity.badInput && input.value === "")
        formData.set(input.name, unreadable);
  });
}
