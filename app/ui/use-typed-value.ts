import { useEffect, useState } from "react";

const setters = new WeakMap<Element, (value: string) => void>();

/**
 * Sets the state of a text box that `useTypedValue` controls, from outside. An `input` event would not do: React
 * ignores it where the box shows that text already, though its state is another, as while the box is disabled.
 *
 * @returns whether it controls the box
 */
export function setTypedValue(box: Element, value: string): boolean {
  setters.get(box)?.(value);
  return setters.has(box);
}

/**
 * The state of a controlled text box. Where the text was changed before hydration, the state takes that text; from
 * the server's value alone, the next rendering would set the box back.
 *
 * @param id of the box
 * @param sent the value that the server rendered
 */
export function useTypedValue(id: string, sent: string) {
  const [value, setValue] = useState(sent);
  useEffect(() => {
    const box = document.getElementById(id);
    if (!(box instanceof HTMLInputElement)) return;
    setters.set(box, setValue);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the mounted box knows what was typed
    if (box.value !== box.defaultValue) setValue(box.value);
  }, [id]);
  // A change by script has no event of its own; what keeps unsent answers waits for one.
  useEffect(() => {
    document.getElementById(id)?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [id, value]);
  return [value, setValue] as const;
}
