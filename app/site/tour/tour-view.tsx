import type { ReactNode } from "react";
import * as text from "~/messages/sample-tour";
import { chip, ViewFrame } from "~/site/viewer/view-frame";
import { Button } from "~/ui/button";

interface TourViewProps {
  label: string;
  ways?: ReactNode;
  /** A button for each position, on a map or in a list. */
  positions: ReactNode;
}

/** Renders the picture of a tour: the canvas, and over it the passages, the positions and the buttons. */
export function TourView({ label, ways, positions }: TourViewProps) {
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
      controls={text.controls}
      close={text.close}
      status={status}
    >
      {/* The viewer places them. */}
      <div hidden>{ways}</div>
      <div className="pointer-events-none absolute top-2 left-2">{positions}</div>
    </ViewFrame>
  );
}

interface TourPosition {
  id: string;
  number: number;
  name: string;
  /** The addresses of its panoramas, each sharper than the one before it, which is shown until this one has arrived. */
  panoramas: readonly string[];
}

/** Returns the properties of the button of a position: what the script knows of it. */
export const positionProps = ({ id, number, name, panoramas }: TourPosition) =>
  ({
    type: "button",
    "data-position": id,
    "data-number": number,
    "data-name": name,
    "data-panoramas": panoramas.join(", "),
  }) as const;

/**
 * Renders what stands below the picture: where a person is, and the button that asks for the motion of a phone.
 *
 * @param props.first the name of the first of all positions
 */
export function TourTools({ first, all }: { first: string; all: number }) {
  return (
    <div className="on-ink flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border border-t-0 border-line bg-ink p-2 print:hidden">
      <p data-part="here" role="status" className="min-h-11 px-2 py-2.5 text-ui font-semibold">
        {text.here(1, all, first)}
      </p>
      <Button
        type="button"
        size="sm"
        data-part="motion"
        aria-pressed="false"
        hidden
        className="min-h-11! aria-pressed:border-fill aria-pressed:bg-soft"
      >
        {text.motion}
      </Button>
    </div>
  );
}
