import { type RefObject, useEffect, useState } from "react";
import { useIsHydrated } from "~/ui/use-is-hydrated";

/** Fields that are typed into; not those that a chosen value begins with. */
const typed = "input:is([type=text], [type=date], [type=datetime-local], :not([type])), textarea";

/**
 * Sets the focus on the first empty field of a form that was opened from another page, or else on the first field, so that typing and
 * Ctrl+Enter are all that is left to do. A new document leaves the focus to the browser, and a touch screen, whose keyboard would
 * cover the page, to the heading.
 *
 * @param version changes when the form is replaced by one with other values
 */
export function useFirstGap(form: RefObject<HTMLFormElement>, version: string): void {
  const isHydrated = useIsHydrated();
  const [wasOpenedHere] = useState(isHydrated);
  useEffect(() => {
    if (!wasOpenedHere || matchMedia("(pointer: coarse)").matches) return;
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed) ?? [])];
    (fields.find(({ value }) => value === "") ?? fields[0])?.focus();
  }, [form, version, wasOpenedHere]);
}
