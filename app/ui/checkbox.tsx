import { getInputProps } from "@conform-to/react";
import type { ComponentPropsWithoutRef } from "react";
import { classNames } from "./class-names";
import {
  describedBy,
  errorBar,
  FieldErrors,
  type FieldSource,
  type FieldText,
  hintId,
  OptionalMark,
} from "./field";

export function Checkbox({
  field,
  id = field?.id ?? "",
  errors = field?.errors,
  label,
  hint,
  optional,
  className,
  ...input
}: FieldSource & Omit<FieldText, "id" | "errors"> & Omit<ComponentPropsWithoutRef<"input">, "id" | "type">) {
  return (
    <div className={classNames("grid gap-2 border-b border-line py-4 last:border-b-0", className)}>
      <div className={classNames("grid gap-2", errorBar(errors))}>
        <FieldErrors id={id} errors={errors} />
        <label className="grid cursor-pointer grid-cols-[auto_1fr] items-start gap-3.5">
          <input
            {...(field && getInputProps(field, { type: "checkbox" }))}
            id={id}
            {...input}
            type="checkbox"
            aria-invalid={Boolean(errors?.length) || undefined}
            // The whole row is the clickable label, but the hint is not part of the accessible name.
            aria-labelledby={`${id}-label`}
            aria-describedby={describedBy(id, { hint, errors })}
            className="mt-0.5"
          />
          <span className="leading-snug">
            <span id={`${id}-label`}>
              <span className="font-semibold">{label}</span> {optional && <OptionalMark />}
            </span>
            {hint && (
              <span id={hintId(id)} className="mt-1 block text-small text-muted">
                {hint}
              </span>
            )}
          </span>
        </label>
      </div>
    </div>
  );
}
