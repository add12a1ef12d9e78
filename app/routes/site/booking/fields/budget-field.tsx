import { budget } from "~/booking/options";
import * as text from "~/messages/booking";
import { answerLabels } from "~/messages/booking-answers";
import { controlStyles } from "~/ui/class-names";
import { describedBy, Field } from "~/ui/field";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { useTypedValue } from "~/ui/use-typed-value";

interface BudgetFieldProps {
  id: string;
  name: string;
  defaultValue: string;
  errors: string[] | undefined;
}

/** Renders the budget as a number input; with script, a slider mirrors it. */
export function BudgetField({ id, name, defaultValue, errors }: BudgetFieldProps) {
  const isHydrated = useIsHydrated();
  const [value, setValue] = useTypedValue(id, defaultValue || String(budget.initial));
  return (
    <Field id={id} label={answerLabels.budgetRange} hint={text.budgetHint} errors={errors} optional>
      <div className="grid grid-cols-[8rem_minmax(0,1fr)] items-center gap-5">
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={budget.min}
          max={budget.max}
          step={1}
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
          aria-invalid={errors ? true : undefined}
          aria-describedby={describedBy(id, { hint: text.budgetHint, errors })}
          className={controlStyles(Boolean(errors), "tabular-nums")}
        />
        {isHydrated && (
          <div>
            <input
              type="range"
              min={budget.min}
              max={budget.max}
              step={50}
              value={value === "" ? budget.initial : value}
              onChange={(event) => setValue(event.currentTarget.value)}
              aria-label={text.budgetSlider}
              className="w-full"
            />
            <p aria-hidden="true" className="flex justify-between font-mono text-mono text-muted">
              <span>{text.budgetMin}</span>
              <span>{text.budgetMax}</span>
            </p>
          </div>
        )}
      </div>
    </Field>
  );
}
