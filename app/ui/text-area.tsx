import { getTextareaProps } from "@conform-to/react";
import { type ComponentPropsWithoutRef, useEffect, useState } from "react";
import { controlStyles } from "./control-styles";
import { describedBy, Field, type FieldSource, type FieldText } from "./field";
import { useIsHydrated } from "./use-is-hydrated";

export function TextArea({
  field,
  id = field?.id ?? "",
  errors = field?.errors,
  label,
  hint,
  optional,
  className,
  ...area
}: FieldSource & Omit<FieldText, "id" | "errors"> & Omit<ComponentPropsWithoutRef<"textarea">, "id">) {
  const isInvalid = Boolean(errors?.length);
  useEarlyText(id);
  return (
    <Field {...{ id, label, hint, errors, optional, className }}>
      <textarea
        rows={4}
        {...(field && getTextareaProps(field))}
        id={id}
        {...area}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy(id, { hint, errors })}
        className={controlStyles(isInvalid, "min-h-28 resize-y")}
      />
    </Field>
  );
}

/**
 * Keeps text that was typed into a textarea before hydration, because React 18 resets a textarea with a default text when it hydrates.
 *
 * @param id of the textarea
 */
function useEarlyText(id: string): void {
  const isHydrated = useIsHydrated();
  // Read during hydration, before React changes the textarea. Later, another page may have a textarea with this id.
  const [early] = useState(() => (isHydrated ? null : readChangedText(id)));
  useEffect(() => {
    const area = document.getElementById(id);
    if (early !== null && area instanceof HTMLTextAreaElement && area.value === area.defaultValue)
      area.value = early;
  }, [id, early]);
}

function readChangedText(id: string): string | null {
  if (typeof document === "undefined") return null;
  const area = document.getElementById(id);
  return area instanceof HTMLTextAreaElement && area.value !== area.defaultValue ? area.value : null;
}
