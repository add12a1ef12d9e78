import { type FieldMetadata, getCollectionProps } from "@conform-to/react";
import type { ReactNode } from "react";
import {
  describedBy,
  errorBar,
  FieldAdvice,
  FieldErrors,
  type FieldSource,
  type FieldText,
  Hint,
  labelStyles,
  OptionalMark,
} from "./field";

export interface ChoiceGroupText extends Omit<FieldText, "label" | "id" | "errors"> {
  legend: ReactNode;
}

/** Returns the id of a choice. The first choice has the group's id, so a link to the group focuses a control even without script. */
export const choiceId = (id: string, index: number) => (index === 0 ? id : `${id}-${index + 1}`);

export const choiceStyles =
  "cursor-pointer rounded-control border border-line-strong bg-raised hover:border-text " +
  "has-checked:border-fill has-checked:bg-soft has-checked:inset-ring has-checked:inset-ring-fill " +
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";

export function ChoiceGroup({
  field,
  id = field?.id ?? "",
  errors = field?.errors,
  legend,
  hint,
  advice,
  optional,
  children,
}: FieldSource & ChoiceGroupText & { children: ReactNode }) {
  return (
    // A legend overlaps its fieldset's border, so a wrapper has the error bar.
    <div className={errorBar(errors)}>
      <fieldset aria-describedby={describedBy(id, { hint, errors, advice })} className="min-w-0">
        <legend className={labelStyles}>
          {legend} {optional && <OptionalMark />}
        </legend>
        {(Boolean(hint) || Boolean(errors?.length)) && (
          <div className="mt-1.5 grid gap-1.5">
            <Hint id={id}>{hint}</Hint>
            <FieldErrors id={id} errors={errors} />
          </div>
        )}
        {children}
        <FieldAdvice id={id} advice={advice} />
      </fieldset>
    </div>
  );
}

/** Returns the properties of a group's controls, in the order of `options`. */
export function choiceProps(field: FieldMetadata, type: "radio" | "checkbox", options: readonly string[]) {
  return getCollectionProps(field, { type, options: [...options], ariaAttributes: false }).map(
    ({ key: _key, ...props }, index) => ({ ...props, id: choiceId(field.id, index) }),
  );
}

export function CheckboxChips({
  field,
  options,
  labels,
  ...group
}: ChoiceGroupText & {
  field: FieldMetadata;
  options: readonly string[];
  labels: Record<string, string>;
}) {
  return (
    <ChoiceGroup field={field} {...group}>
      <div className="mt-2 flex flex-wrap gap-2.5">
        {choiceProps(field, "checkbox", options).map((props) => (
          <label
            key={props.value}
            className={`inline-flex min-h-11 items-center gap-2.5 px-3.5 py-2 leading-snug font-medium ${choiceStyles}`}
          >
            <input {...props} className="focus-visible:outline-none!" />
            {labels[props.value]}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
