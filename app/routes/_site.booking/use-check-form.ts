import { useState } from "react";
import type { checkForm } from "~/booking/form/journey";

/**
 * The rules of the form, loaded when the visitor first turns to it: the page is usable before, and
 * until they are here the server checks alone. Should loading fail, it goes on doing so.
 */
export function useCheckForm() {
  const [check, setCheck] = useState<{ checkForm?: typeof checkForm; isLoading?: boolean }>({});
  const loadCheck = () => {
    if (check.isLoading) return;
    setCheck({ isLoading: true });
    import("~/booking/form/journey").then(
      (journey) => setCheck({ checkForm: journey.checkForm, isLoading: true }),
      () => setCheck({}),
    );
  };
  return { checkForm: check.checkForm, loadCheck };
}
