import type { ComponentPropsWithoutRef } from "react";
import { controlStyles } from "./control-styles";
import { describedBy, Field, type FieldText } from "./field";

/** A native select with a label; accepts all props of `<select>`. */
export function Select({
  label,
  hint,
  errors,
  optional,
  className,
  ...select
}: FieldText & Omit<ComponentPropsWithoutRef<"select">, "id">) {
  const isInvalid = Boolean(errors?.length);
  return (
    <Field {...{ id: select.id, label, hint, errors, optional, className }}>
      <select
        {...select}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy(select.id, { hint, errors })}
        className={controlStyles(isInvalid)}
      />
    </Field>
  );
}
