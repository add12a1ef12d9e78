import type { ReactNode } from "react";
import * as text from "~/messages/sample-tour";
import { chip, ViewFrame } from "~/site/viewer/view-frame";
import { Button } from "~/ui/button";
import { Icon, type IconName } from "~/ui/icon";

interface TourViewProps {
  label: string;
  passages?: ReactNode;
  /** The button of each position, on a map or in a list. */
  positions: ReactNode;
}

/** Renders the canvas of a tour, with passages, positions and buttons over it. */
export function TourView({ label, passages: ways, positions }: TourViewProps) {
  const [look, ...others] = text.controls;
  const status = (
    <p data-part="hint" role="status" className={`text-small empty:hidden ${chip}`}>
      {text.loading}
    </p>
  );
  return (
    <ViewFrame
      kind="tour"
      label={label}
      move={{ label: text.move, names: text.moves }}
      controls={[...(look ? [look] : []), ways ? text.walk : text.walkByList, ...others]}
      close={text.close}
      status={status}
    >
      {/* The viewer positions the buttons of the passages. */}
      <div hidden>{ways}</div>
      <div className="pointer-events-none absolute top-2 left-2">{positions}</div>
    </ViewFrame>
  );
}

interface TourPosition {
  id: string;
  number: number;
  name: string;
  /** The addresses of the panoramas, the sharpest one last. Each replaces the previous one. */
  panoramas: readonly string[];
}

/** Returns the properties of a position's button, with the data for the script. */
export const positionProps = ({ id, number, name, panoramas }: TourPosition) =>
  ({
    type: "button",
    "data-position": id,
    "data-number": number,
    "data-name": name,
    "data-panoramas": panoramas.join(", "),
  }) as const;

interface TourToolsProps {
  /** The name of the first position. */
  firstName: string;
  positionCount: number;
  /** Whether buttons lead to the previous and the next position, for a tour without passages. */
  hasSteps?: boolean;
}

/** Renders the current position and the buttons below the picture. */
export function TourTools({ firstName: first, positionCount: all, hasSteps = false }: TourToolsProps) {
  return (
    <div className="on-ink flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border border-t-0 border-line bg-ink p-2 print:hidden short:border-x-0 short:border-b-0 short:p-1">
      <div className="flex min-w-0 items-center gap-1">
        {hasSteps && all > 1 && (
          <>
            <StepButton step={-1} label={text.previous} icon="arrow-left" />
            <StepButton step={1} label={text.next} icon="arrow" />
          </>
        )}
        <p
          data-part="here"
          role="status"
          className="min-h-11 min-w-0 px-2 py-2.5 text-ui font-semibold wrap-anywhere short:truncate"
        >
          {text.here(1, all, first)}
        </p>
      </div>
      <Button
        type="button"
        size="sm"
        data-part="motion"
        aria-pressed="false"
        hidden
        className="min-h-11! aria-pressed:border-fill aria-pressed:bg-soft short:hidden"
      >
        {text.motion}
      </Button>
    </div>
  );
}

function StepButton({ step, label, icon }: { step: 1 | -1; label: string; icon: IconName }) {
  return (
    <Button type="button" data-step={step} aria-label={label} className="size-11 min-h-11! shrink-0 px-0!">
      <Icon name={icon} />
    </Button>
  );
}
