import type { ReactNode } from "react";
import { describedBy, errorBar, FieldErrors, type FieldText, Hint, labelStyles, OptionalMark } from "./field";

/** The question that a group of radios or checkboxes answers. */
export interface ChoiceGroupText extends Omit<FieldText, "label"> {
  legend: ReactNode;
}

/**
 * The id of a group's choice: the first carries the group's own, so that a link to the group lands
 * on a control, without script too.
 */
export const choiceId = (id: string, index: number) => (index === 0 ? id : `${id}-${index + 1}`);

/** How a box around a radio or checkbox shows hover, choice and focus. */
export const choiceStyles =
  "cursor-pointer rounded-control border border-line-strong bg-raised hover:border-text " +
  "has-checked:border-fill has-checked:bg-soft has-checked:inset-ring has-checked:inset-ring-fill " +
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";

/** A fieldset with legend, hint and errors over its choices. */
export function ChoiceGroup({
  id,
  legend,
  hint,
  errors,
  optional,
  children,
}: ChoiceGroupText & { children: ReactNode }) {
  return (
    // A legend stands across its fieldset's edge: the bar needs a box of its own to run along all of it.
    <div className={errorBar(errors)}>
      <fieldset aria-describedby={describedBy(id, { hint, errors })} className="min-w-0">
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
      </fieldset>
    </div>
  );
}
