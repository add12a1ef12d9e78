import { type ComponentProps, lazy, memo } from "react";
import * as text from "~/messages/booking";
import { answerLabels } from "~/messages/booking-answers";
import { ChunkBoundary } from "~/ui/chunk-boundary";
import { TextField } from "~/ui/text-field";
import * as fields from "./scripted-fields";

type Props = ComponentProps<typeof fields.LocationField>;

const load = () => import("./scripted-fields");

/** Preloads the fields' script. If that fails, the step that shows a field tries again. */
export function preloadFields(): void {
  load().catch(() => undefined);
}

/**
 * Creates a field in a browser chunk of its own. The server renders the field directly; a browser loads its script with the
 * first focus on the form. If that fails, there is only the input, as without script. `memo` for the reason that
 * `LazyUploadField` gives.
 */
function createLazyField(field: keyof typeof fields, input: { label: string } & ComponentProps<"input">) {
  const Loaded = import.meta.env.SSR
    ? fields[field]
    : lazy(() => load().then((loaded) => ({ default: loaded[field] })));
  return memo(function LazyField(props: Props) {
    return (
      <ChunkBoundary
        // About as high as the field that replaces it. No input: what is typed into it would be lost.
        pending={<p className="min-h-64">{text.fieldLoading}</p>}
        fallback={<TextField {...props} {...input} />}
      >
        <Loaded {...props} />
      </ChunkBoundary>
    );
  }, isSame);
}

/** Each render makes a new array of the same errors. */
function isSame(before: Props, after: Props): boolean {
  return (
    before.defaultValue === after.defaultValue &&
    before.errors?.[0] === after.errors?.[0] &&
    before.advice === after.advice
  );
}

export const LazyLocationField = createLazyField("LocationField", {
  label: answerLabels.serviceLocation,
  autoComplete: "street-address",
});

export const LazyBudgetField = createLazyField("BudgetField", {
  label: answerLabels.budgetRange,
  inputMode: "numeric",
});
