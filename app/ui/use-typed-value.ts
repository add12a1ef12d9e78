import { useEffect, useState } from "react";

const setters = new WeakMap<Element, (value: string) => void>();

/**
 * Sets the value of an input that `useTypedValue` controls. Dispatching an `input` event is not enough: React ignores
 * it if the input shows that text already, although the state differs, as it can while the input is disabled.
 *
 * @returns whether `useTypedValue` controls the input
 */
export function setTypedValue(input: Element, value: string): boolean {
  setters.get(input)?.(value);
  return setters.has(input);
}

/**
 * The state of a controlled text input. Starts from the text that was typed before hydration, if any: state from the
 * server's value alone would overwrite it on the next render.
 *
 * @param id of the input
 * @param serverValue the value in the server's HTML
 */
export function useTypedValue(id: string, serverValue: string) {
  const [value, setValue] = useState(serverValue);
  useEffect(() => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    setters.set(input, setValue);
    // oxlint-disable-next-line react/set-state-in-effect -- only the mounted input has the typed text
    if (input.value !== input.defaultValue) setValue(input.value);
  }, [id]);
  // A change by script fires no event, but the code that saves unsent answers listens for one.
  useEffect(() => {
    document.getElementById(id)?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [id, value]);
  return [value, setValue] as const;
}
