import type { ReactNode } from "react";
import * as text from "~/messages/sample-scan";
import { formatFeetAndInches } from "~/site/feet-and-inches";
import { chip, ViewFrame } from "~/site/viewer/view-frame";
import { Button } from "~/ui/button";
import { heightColors } from "./coloring";
import { roomHeight } from "./scan-data";

const overlay = "pointer-events-none absolute inset-0 size-full overflow-hidden";
const mark = "fill-none stroke-ink";
/** The style of an active tool and of the current view. */
export const pressed =
  "aria-pressed:border-fill aria-pressed:bg-soft aria-pressed:inset-ring aria-pressed:inset-ring-fill";

export function ScanView({ label, legend }: { label: string; legend?: ReactNode }) {
  return (
    <ViewFrame
      kind="scan"
      label={label}
      move={{ label: text.move, names: text.moves }}
      controls={text.controls}
      close={text.close}
      status={<Progress legend={legend} />}
    >
      <svg aria-hidden="true" className={`${overlay} group-data-[state=loading]/view:opacity-0`}>
        <path data-part="lineEdge" className={mark} strokeWidth="5" strokeLinecap="round" />
        <path
          data-part="line"
          className="fill-accent/25 stroke-accent"
          strokeWidth="2"
          strokeLinecap="round"
        />
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
      <div className="pointer-events-none absolute inset-x-2 top-2 me-36 flex flex-wrap items-start gap-1 *:pointer-events-auto">
        <MeasureTool />
        <p
          data-part="result"
          role="status"
          className={`pointer-events-none! self-center text-small empty:hidden [&>strong]:font-mono [&>strong]:text-base ${chip}`}
        />
      </div>
    </ViewFrame>
  );
}

function Progress({ legend }: { legend: ReactNode }) {
  return (
    <>
      <p data-part="hint" role="status" className={`text-small empty:hidden short:line-clamp-2 ${chip}`} />
      <div className={`w-56 max-w-full ${chip}`}>
        <HeightLegend />
        {legend}
        <p data-part="count" className="font-mono text-mono">
          {text.loading}
        </p>
        <progress data-part="progress" value={0} max={1} aria-label={text.loading} className="mt-1" />
      </div>
    </>
  );
}

function MeasureTool() {
  const tool = "min-h-11! bg-ink/85";
  return (
    <div className="flex flex-wrap gap-1">
      <Button
        type="button"
        size="sm"
        data-part="measure"
        aria-pressed="false"
        className={`${tool} ${pressed}`}
      >
        {text.measure}
      </Button>
      <select
        data-part="kind"
        hidden
        aria-label={text.measureWhat}
        className={`w-auto! rounded-control border border-line-strong ps-3.5 text-ui font-semibold ${tool}`}
      >
        {(["measure", "height", "area"] as const).map((kind) => (
          <option key={kind} value={kind}>
            {text.measures[kind]}
          </option>
        ))}
      </select>
      <Button type="button" size="sm" data-part="setPoint" hidden className={tool}>
        {text.setPoint}
      </Button>
      <Button type="button" size="sm" data-part="clear" hidden className={tool}>
        {text.clear}
      </Button>
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

function HeightLegend() {
  return (
    <figure data-part="legend" hidden>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" className="h-3 w-full">
        <linearGradient id="scan-ramp">
          {heightColors.map((color, index) => (
            <stop
              key={color.join()}
              offset={index / (heightColors.length - 1)}
              stopColor={`rgb(${color.join()})`}
            />
          ))}
        </linearGradient>
        <rect width="100" height="10" fill="url(#scan-ramp)" />
      </svg>
      <div className="mt-1 flex justify-between font-mono text-mono">
        {[0, roomHeight / 2, roomHeight].map((height) => (
          <span key={height}>{formatFeetAndInches(Math.round(height / 0.0254) * 0.0254)}</span>
        ))}
      </div>
      <figcaption className="text-small text-muted">{text.heightLegend}</figcaption>
    </figure>
  );
}
