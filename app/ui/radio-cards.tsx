import { ChoiceGroup, type ChoiceGroupText, choiceId, choiceLook } from "./choice-group";
import { classNames } from "./class-names";

export interface RadioOption {
  value: string;
  label: string;
  description?: string;
}

/** One choice of a few, each a bordered row with a real radio; below 30rem they stand under each other. */
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
        {options.map(({ value, label, description }, index) => (
          <label
            key={value}
            className={`grid min-h-13 grid-cols-[auto_1fr] items-center gap-x-3 px-4 py-3 ${choiceLook}`}
          >
            <input
              type="radio"
              id={choiceId(group.id, index)}
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              className="focus-visible:outline-none!"
            />
            <span className="leading-snug font-semibold">{label}</span>
            {description && <span className="col-start-2 text-small text-muted">{description}</span>}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
