import type { ComponentPropsWithoutRef } from "react";
import { controlStyles } from "./control-styles";
import { describedBy, Field, type FieldText } from "./field";
import { useEarlyText } from "./use-early-text";

/** A native textarea with a label; accepts all props of `<textarea>`. */
export function TextArea({
  label,
  hint,
  errors,
  optional,
  className,
  ...area
}: FieldText & Omit<ComponentPropsWithoutRef<"textarea">, "id">) {
  const isInvalid = Boolean(errors?.length);
  useEarlyText(area.id);
  return (
    <Field {...{ id: area.id, label, hint, errors, optional, className }}>
      <textarea
        rows={4}
        {...area}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy(area.id, { hint, errors })}
        className={controlStyles(isInvalid, "min-h-28 resize-y")}
      />
    </Field>
  );
}
