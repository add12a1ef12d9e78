import { ChoiceGroup, type ChoiceGroupText, choiceId, choiceStyles } from "./choice-group";
import { classNames } from "./class-names";

interface RadioOption {
  value: string;
  label: string;
  description?: string;
}

/** A group of native radios, each in a bordered card with a label and a description. */
export function RadioCards({
  name,
  options,
  defaultValue,
  columns,
  ...group
}: ChoiceGroupText & {
  name: string;
  options: readonly RadioOption[];
  defaultValue?: string;
  columns?: 2 | 3;
}) {
  return (
    <ChoiceGroup {...group}>
      <div
        className={classNames(
          "mt-2 grid gap-3",
          columns === 2 && "sm:grid-cols-2",
          columns === 3 && "sm:grid-cols-3",
        )}
      >
        {options.map((option, index) => (
          <RadioCard
            key={option.value}
            id={choiceId(group.id, index)}
            name={name}
            option={option}
            isChecked={option.value === defaultValue}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

function RadioCard({
  id,
  name,
  option: { value, label, description },
  isChecked,
}: {
  id: string;
  name: string;
  option: RadioOption;
  isChecked: boolean;
}) {
  return (
    <label
      className={`grid min-h-13 grid-cols-[auto_1fr] items-center gap-x-3 px-4 py-3 has-[span+span]:content-start ${choiceStyles}`}
    >
      {/* The whole card is the clickable label, but the description is not part of the accessible name. */}
      <input
        type="radio"
        id={id}
        name={name}
        value={value}
        defaultChecked={isChecked}
        aria-labelledby={`${id}-label`}
        aria-describedby={description && `${id}-description`}
        className="focus-visible:outline-none!"
      />
      <span id={`${id}-label`} className="leading-snug font-semibold">
        {label}
      </span>
      {description && (
        <span id={`${id}-description`} className="col-start-2 text-small text-muted">
          {description}
        </span>
      )}
    </label>
  );
}
