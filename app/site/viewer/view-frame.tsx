import type { ReactNode } from "react";
import * as text from "~/messages/viewer";
import { Button } from "~/ui/button";
import { Icon, IconDrawing } from "~/ui/icon";
import { popoverCloserProps, popoverOpenerProps, popoverProps } from "~/ui/popover";

/** A background for text over the picture. */
export const chip = "bg-ink/85 px-2 py-1";

/** Beside the buttons, a tour's status wraps. A scan's status, which includes counts, wraps only in low frames. */
const besideMoves = {
  scan: "short:grow short:basis-24",
  tour: "grow basis-24 has-[[role=alert]:not([hidden])]:basis-full",
};

interface ViewFrameProps {
  /** The prefix of the ids. */
  kind: "scan" | "tour";
  label: string;
  /** The label of the group of move buttons, and the names of the buttons. */
  move: { label: string; names: Readonly<Record<Move, string>> };
  /** The help on mouse, touch and keys. */
  controls: readonly { name: string; text: string }[];
  close: string;
  /** The progress of loading, in the lower corner. */
  status: ReactNode;
  children: ReactNode;
}

/** Renders the canvas of a viewer, or the container of a tour's canvas, with the common buttons over it. */
export function ViewFrame({ kind, label, move, controls, close, status, children }: ViewFrameProps) {
  const [helpId, listId] = [`${kind}-help`, `${kind}-keys`];
  const Canvas = kind === "tour" ? "div" : "canvas";
  return (
    <div data-state="loading" className="group/view absolute inset-0">
      <Canvas
        data-part="canvas"
        tabIndex={0}
        role="application"
        aria-label={label}
        aria-describedby={listId}
        className="absolute inset-0 isolate size-full cursor-grab touch-none outline-offset-[-4px]! group-data-[state=loading]/view:opacity-0 active:cursor-grabbing data-measuring:cursor-crosshair"
      />
      {children}
      <div className="pointer-events-none absolute inset-x-2 bottom-2 flex flex-wrap-reverse items-start justify-between gap-2">
        <div className={`grid min-w-0 grid-cols-1 justify-items-start gap-2 ${besideMoves[kind]}`}>
          {status}
          {/* Below the hint, so that its button stays under the pointer if a press empties the hint. */}
          <LoadFailure />
        </div>
        <MoveButtons {...move} />
      </div>
      <CornerButtons close={close} helpId={helpId} />
      <div
        {...popoverProps(helpId)}
        className="on-ink m-auto max-h-[80vh] w-[min(34rem,92vw)] overflow-auto border border-line bg-ink p-5 text-text"
      >
        <dl id={listId} className="grid gap-x-gutter gap-y-3 text-ui">
          {controls.map((control) => (
            <div key={control.name}>
              <dt className="font-semibold">{control.name}</dt>
              <dd className="text-muted">{control.text}</dd>
            </div>
          ))}
        </dl>
        <Button type="button" size="sm" {...popoverCloserProps(helpId)} className="mt-4 min-h-11!">
          {text.closeHelp}
        </Button>
      </div>
    </div>
  );
}

function LoadFailure() {
  return (
    <div
      data-part="failure"
      role="alert"
      hidden
      className={`pointer-events-auto flex flex-wrap items-center gap-3 ${chip}`}
    >
      <p data-part="failureText" />
      <Button type="button" size="sm" data-part="retry" className="min-h-11!">
        {text.tryAgain}
      </Button>
    </div>
  );
}

/** The key, the outline and the grid cell of each button. */
const moves = {
  left: { key: "ArrowLeft", outline: "M20 12H5M10.5 6.5 5 12l5.5 5.5", place: "col-start-1 row-start-2" },
  right: { key: "ArrowRight", outline: "M4 12h15M13.5 6.5 19 12l-5.5 5.5", place: "col-start-3 row-start-2" },
  up: { key: "ArrowUp", outline: "M12 20V5M6.5 10.5 12 5l5.5 5.5", place: "col-start-2 row-start-1" },
  down: { key: "ArrowDown", outline: "M12 4v15M6.5 13.5 12 19l5.5-5.5", place: "col-start-2 row-start-2" },
  in: { key: "+", outline: "M12 5v14M5 12h14", place: "col-start-4 row-start-1" },
  out: { key: "-", outline: "M5 12h14", place: "col-start-4 row-start-2" },
};

type Move = keyof typeof moves;

/** Renders buttons with the same effects as a drag and the wheel. */
function MoveButtons({ label, names }: ViewFrameProps["move"]) {
  return (
    <div role="group" aria-label={label} className="pointer-events-auto grid w-max grid-cols-4 gap-1">
      {(Object.keys(moves) as Move[]).map((move) => {
        const { key, outline, place } = moves[move];
        return (
          <Button
            key={move}
            type="button"
            data-key={key}
            aria-label={names[move]}
            className={`size-11 min-h-11! bg-ink/85 px-0! ${place}`}
          >
            <IconDrawing outline={outline} strokeWidth={1.5} className="size-5" />
          </Button>
        );
      })}
    </div>
  );
}

const square = "grid size-11 place-items-center rounded-control bg-ink/85 outline-offset-[-3px]!";
const corners = {
  outward: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  inward: "M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5",
};

function CornerButtons({ close, helpId }: { close: string; helpId: string }) {
  return (
    <div className="absolute top-2 right-2 flex gap-1">
      <button type="button" {...popoverOpenerProps(helpId)} aria-label={text.help} className={square}>
        <Icon name="info" />
      </button>
      <button
        type="button"
        data-part="fullScreen"
        aria-label={text.fullScreen}
        data-leave={text.leaveFullScreen}
        className={square}
      >
        <IconDrawing outline={corners.outward} strokeWidth={1.5} className="size-5 [:fullscreen_&]:hidden" />
        <IconDrawing
          outline={corners.inward}
          strokeWidth={1.5}
          className="hidden size-5 [:fullscreen_&]:block"
        />
      </button>
      <button type="button" data-part="close" aria-label={close} className={square}>
        <Icon name="close" />
      </button>
    </div>
  );
}
