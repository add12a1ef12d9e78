import { ChoiceGroup, type ChoiceGroupText, choiceId, choiceStyles } from "./choice-group";

/** A group of native checkboxes, each in a bordered box; the boxes wrap. */
export function CheckboxChips({
  name,
  options,
  labels,
  defaultValue = [],
  ...group
}: ChoiceGroupText & {
  name: string;
  /** The values, in order. */
  options: readonly string[];
  /** By value. */
  labels: Record<string, string>;
  defaultValue?: readonly string[];
}) {
  return (
    <ChoiceGroup {...group}>
      <div className="mt-2 flex flex-wrap gap-2.5">
        {options.map((option, index) => (
          <label
            key={option}
            className={`inline-flex min-h-11 items-center gap-2.5 px-3.5 py-2 leading-snug font-medium ${choiceStyles}`}
          >
            <input
              type="checkbox"
              id={choiceId(group.id, index)}
              name={name}
              value={option}
              defaultChecked={defaultValue.includes(option)}
              className="focus-visible:outline-none!"
            />
            {labels[option]}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
