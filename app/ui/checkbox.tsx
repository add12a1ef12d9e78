import type { ComponentPropsWithoutRef } from "react";
import { classNames } from "./class-names";
import { describedBy, errorBar, FieldErrors, type FieldText, hintId, OptionalMark } from "./field";

/** One statement to agree to: a row with a tick box; stack several under a hairline. */
export function Checkbox({
  label,
  hint,
  errors,
  optional,
  className,
  ...input
}: FieldText & Omit<ComponentPropsWithoutRef<"input">, "id" | "type">) {
  return (
    <div className={classNames("grid gap-2 border-b border-line py-4 last:border-b-0", className)}>
      <div className={classNames("grid gap-2", errorBar(errors))}>
        <FieldErrors id={input.id} errors={errors} />
        <label className="grid cursor-pointer grid-cols-[auto_1fr] items-start gap-3.5">
          <input
            {...input}
            type="checkbox"
            aria-invalid={Boolean(errors?.length) || undefined}
            // All of the row is the label to click; the hint is no part of the name that is read.
            aria-labelledby={`${input.id}-label`}
            aria-describedby={describedBy(input.id, { hint, errors })}
            className="mt-0.5"
          />
          <span className="leading-snug">
            <span id={`${input.id}-label`}>
              <span className="font-semibold">{label}</span> {optional && <OptionalMark />}
            </span>
            {hint && (
              <span id={hintId(input.id)} className="mt-1 block text-small text-muted">
                {hint}
              </span>
            )}
          </span>
        </label>
      </div>
    </div>
  );
}
