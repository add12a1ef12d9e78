import * as text from "~/messages/drawings";
import { Icon } from "~/ui/icon";
import { PopoverCloseButton, popoverOpenerProps, popoverProps } from "~/ui/popover";
import { PlanSheet } from "./plan-drawing";

const id = "plan-sheet";

/** Renders a button that covers the drawing beside it and opens the drawing at full size, without script. */
export function EnlargePlanButton() {
  return (
    <button
      type="button"
      {...popoverOpenerProps(id)}
      className="mt-3 inline-flex min-h-11 items-center gap-2 rounded-control font-semibold text-accent-text underline underline-offset-[0.25em] after:absolute after:inset-0 after:cursor-zoom-in hover:decoration-2 print:hidden"
    >
      <Icon name="search" className="size-5" />
      {text.enlargePlan}
    </button>
  );
}

/** Renders the drawing at its own size over the page: a person moves it under the frame, by touch or arrow keys. */
export function EnlargedPlan() {
  return (
    <div
      {...popoverProps(id)}
      aria-label={text.enlargedPlan}
      role="dialog"
      className="drawing fixed inset-2 m-0 size-auto max-h-none max-w-none overflow-auto overscroll-contain border border-line-strong bg-raised p-0 text-text backdrop:bg-scrim sm:inset-6"
    >
      <div className="sticky top-0 left-0 flex items-center justify-between border-b border-line bg-raised ps-4">
        <p className="text-ui font-semibold">{text.enlargedPlan}</p>
        <PopoverCloseButton popover={id} label={text.closePlan} />
      </div>
      <PlanSheet isFull className="mx-auto w-364 max-w-none" />
    </div>
  );
}
