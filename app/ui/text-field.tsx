import { getInputProps } from "@conform-to/react";
import type { ComponentPropsWithoutRef } from "react";
import { controlStyles } from "./control-styles";
import { describedBy, Field, type FieldSource, type FieldText } from "./field";
import { Icon, type IconName } from "./icon";

export function TextField({
  field,
  id = field?.id ?? "",
  errors = field?.errors,
  type = "text",
  label,
  hint,
  advice,
  optional,
  isLabelHidden,
  icon,
  className,
  ...input
}: FieldSource &
  Omit<FieldText, "id" | "errors"> & {
    isLabelHidden?: boolean;
    icon?: IconName;
    type?: InputType;
  } & Omit<ComponentPropsWithoutRef<"input">, "id" | "type">) {
  const isInvalid = Boolean(errors?.length);
  return (
    <Field {...{ id, label, hint, errors, advice, optional, isLabelHidden, className }}>
      <span className="relative block">
        {icon && (
          <Icon
            name={icon}
            className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-muted"
          />
        )}
        <input
          {...(field && getInputProps(field, { type }))}
          {...{ id, type }}
          {...input}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy(id, { hint, errors, advice })}
          className={controlStyles(isInvalid, icon && "ps-10")}
        />
      </span>
    </Field>
  );
}

type InputType = Exclude<Parameters<typeof getInputProps>[1]["type"], "checkbox" | "radio">;
