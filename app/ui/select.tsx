import { getSelectProps } from "@conform-to/react";
import type { ComponentPropsWithoutRef } from "react";
import { controlStyles } from "./control-styles";
import { describedBy, Field, type FieldSource, type FieldText } from "./field";

/** Without a value, shows its empty option, if it has one. */
export function Select({
  field,
  id = field?.id ?? "",
  errors = field?.errors,
  label,
  hint,
  optional,
  className,
  ...select
}: FieldSource & Omit<FieldText, "id" | "errors"> & Omit<ComponentPropsWithoutRef<"select">, "id">) {
  const isInvalid = Boolean(errors?.length);
  return (
    <Field {...{ id, label, hint, errors, optional, className }}>
      <select
        {...(field && { defaultValue: "", ...getSelectProps(field) })}
        id={id}
        {...select}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy(id, { hint, errors })}
        className={controlStyles(isInvalid)}
      />
    </Field>
  );
}
