import { useEffect, useState } from "react";

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
    if (!(box instanceof HTMLInputElement) || box.value === box.defaultValue) return;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the mounted box knows what was typed
    setValue(box.value);
  }, [id]);
  return [value, setValue] as const;
}
