import { useState } from "react";
import type { checkForm } from "~/booking/form/journey";

/**
 * Loads the validation of the form when the visitor first focuses it. The page is usable before: until the validation is
 * loaded, or if loading fails, only the server validates.
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
