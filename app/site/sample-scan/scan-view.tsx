import * as text from "~/messages/sample-scan";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

const overlay = "pointer-events-none absolute inset-0 size-full overflow-hidden";
const chip = "bg-ink/85 px-2 py-1";
const mark = "fill-none stroke-ink";

/** Renders the picture of the viewer: the canvas, what lies over it, and how far the points have arrived. */
export function ScanView() {
  return (
    <div data-state="loading" className="group/view absolute inset-0">
      <canvas
        data-part="canvas"
        tabIndex={0}
        // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- the script handles its keys
        role="application"
        aria-label={text.canvasLabel}
        aria-describedby="scan-keys"
        className="absolute inset-0 size-full cursor-grab touch-none outline-offset-[-4px]! group-data-[state=loading]/view:opacity-0 active:cursor-grabbing data-measuring:cursor-crosshair"
      />
      <svg aria-hidden="true" className={`${overlay} group-data-[state=loading]/view:opacity-0`}>
        <path data-part="lineEdge" className={mark} strokeWidth="5" strokeLinecap="round" />
        <path data-part="line" className="stroke-accent" strokeWidth="2" strokeLinecap="round" />
        <EndMark part="startMark" />
        <EndMark part="endMark" />
      </svg>
      <p
        data-part="label"
        hidden
        className={`pointer-events-none absolute top-0 left-0 font-mono text-mono whitespace-nowrap ${chip}`}
      />
      <div
        data-part="crosshair"
        hidden
        className="pointer-events-none absolute top-1/2 left-1/2 size-8 -translate-1/2"
      >
        <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className="size-full">
          <path d="M16 1v11M16 20v11M1 16h11M20 16h11" strokeWidth="4" className="stroke-ink" />
          <path d="M16 1v11M16 20v11M1 16h11M20 16h11" strokeWidth="1.5" className="stroke-white" />
        </svg>
      </div>
      <p
        data-part="result"
        role="status"
        className={`pointer-events-none absolute top-3 left-3 me-16 text-small empty:hidden [&>strong]:block [&>strong]:font-mono [&>strong]:text-base ${chip}`}
      />
      <div className="pointer-events-none absolute inset-x-3 bottom-3 grid justify-items-start gap-2">
        <p data-part="hint" role="status" className={`text-small empty:hidden ${chip}`} />
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
        <div className={`w-56 max-w-full ${chip}`}>
          <p data-part="count" className="font-mono text-mono">
            {text.loading}
          </p>
          <progress data-part="progress" value={0} max={1} aria-label={text.loading} className="mt-1" />
        </div>
      </div>
      <button
        type="button"
        data-part="close"
        aria-label={text.close}
        className="absolute top-2 right-2 grid size-11 place-items-center rounded-control bg-ink/85 outline-offset-[-3px]!"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

function EndMark({ part }: { part: string }) {
  return (
    <g data-part={part}>
      <circle r="6" className={mark} strokeWidth="4" />
      <circle r="6" className="fill-none stroke-accent" strokeWidth="2" />
    </g>
  );
}
