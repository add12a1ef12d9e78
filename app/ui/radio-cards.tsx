import type { FieldMetadata } from "@conform-to/react";
import type { ComponentPropsWithoutRef } from "react";
import { ChoiceGroup, type ChoiceGroupText, choiceProps, choiceStyles } from "./choice-group";
import { classNames } from "./class-names";

interface RadioOption {
  value: string;
  label: string;
  description?: string;
}

export function RadioCards({
  field,
  options,
  columns,
  ...group
}: ChoiceGroupText & {
  field: FieldMetadata;
  options: readonly RadioOption[];
  columns?: 2 | 3;
}) {
  const byValue = new Map(options.map((option) => [option.value, option]));
  return (
    <ChoiceGroup field={field} {...group}>
      <div
        className={classNames(
          "mt-2 grid gap-3",
          columns === 2 && "sm:grid-cols-2",
          columns === 3 && "sm:grid-cols-3",
        )}
      >
        {choiceProps(field, "radio", [...byValue.keys()]).map((props) => (
          <RadioCard key={props.value} {...props} option={byValue.get(props.value)} />
        ))}
      </div>
    </ChoiceGroup>
  );
}

function RadioCard({
  id,
  option,
  ...radio
}: { id: string; option: RadioOption | undefined } & ComponentPropsWithoutRef<"input">) {
  return (
    <label
      className={`grid min-h-13 grid-cols-[auto_1fr] items-center gap-x-3 px-4 py-3 has-[span+span]:content-start ${choiceStyles}`}
    >
      {/* The whole card is the clickable label, but the description is not part of the accessible name. */}
      <input
        {...radio}
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={option?.description && `${id}-description`}
        className="focus-visible:outline-none!"
      />
      <span id={`${id}-label`} className="leading-snug font-semibold">
        {option?.label}
      </span>
      {option?.description && (
        <span id={`${id}-description`} className="col-start-2 text-small text-muted">
          {option.description}
        </span>
      )}
    </label>
  );
}
