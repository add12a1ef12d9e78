import type { ComponentPropsWithoutRef } from "react";
import { controlStyles } from "./control-styles";
import { describedBy, Field, type FieldText } from "./field";
import { Icon, type IconName } from "./icon";

/** A native text input with a label; accepts all props of `<input>`. */
export function TextField({
  label,
  hint,
  errors,
  advice,
  optional,
  isLabelHidden,
  icon,
  className,
  ...input
}: FieldText & {
  isLabelHidden?: boolean;
  /** Shown at the start of the input. */
  icon?: IconName;
} & Omit<ComponentPropsWithoutRef<"input">, "id">) {
  const isInvalid = Boolean(errors?.length);
  return (
    <Field {...{ id: input.id, label, hint, errors, advice, optional, isLabelHidden, className }}>
      <span className="relative block">
        {icon && (
          <Icon
            name={icon}
            className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-muted"
          />
        )}
        <input
          {...input}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy(input.id, { hint, errors, advice })}
          className={controlStyles(isInvalid, icon && "ps-10")}
        />
      </span>
    </Field>
  );
}
