import * as text from "~/messages/sample-scan";
import { Button } from "~/ui/button";
import { HeightLegend } from "./height-legend";

const label = "text-ui font-semibold";
const square = "size-11 min-h-11! px-0!";

/** Outlines in a 24 by 24 view box. */
const moves = {
  left: "M20 12H5M10.5 6.5 5 12l5.5 5.5",
  right: "M4 12h15M13.5 6.5 19 12l-5.5 5.5",
  up: "M12 20V5M6.5 10.5 12 5l5.5 5.5",
  down: "M12 4v15M6.5 13.5 12 19l5.5-5.5",
  in: "M12 5v14M5 12h14",
  out: "M5 12h14",
} as const;

/** Renders the controls under the picture of the viewer. */
export function ScanTools() {
  return (
    <div className="border border-t-0 border-line bg-raised p-[clamp(1rem,0.8rem+0.8vw,1.5rem)] print:hidden">
      <div className="grid gap-x-gutter gap-y-6 md:grid-cols-2 xl:grid-cols-[auto_auto_1fr_auto]">
        <MeasureTool />
        <ViewTool />
        <SliceTool />
        <MoveTool />
      </div>
      <details className="group/help mt-6 border-t border-line pt-3">
        <summary className="flex min-h-11 items-center text-ui font-semibold underline decoration-1 underline-offset-[0.25em] hover:decoration-2">
          {text.help}
        </summary>
        <ControlList />
      </details>
    </div>
  );
}

function MeasureTool() {
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <Button
          type="button"
          size="sm"
          data-part="measure"
          aria-pressed="false"
          className="min-h-11! aria-pressed:border-fill aria-pressed:bg-soft aria-pressed:inset-ring aria-pressed:inset-ring-fill"
        >
          {text.measure}
        </Button>
        <Button type="button" size="sm" data-part="setPoint" hidden className="min-h-11!">
          {text.setPoint}
        </Button>
        <Button type="button" variant="quiet" size="sm" data-part="clear" hidden className="min-h-11!">
          {text.clear}
        </Button>
      </div>
    </div>
  );
}

function ViewTool() {
  return (
    <div className="grid content-start gap-4">
      <div role="group" aria-label={text.viewFrom} className="flex flex-wrap gap-2">
        {(["overview", "above", "inside"] as const).map((view) => (
          <Button key={view} type="button" size="sm" data-view={view} className="min-h-11!">
            {text.views[view]}
          </Button>
        ))}
      </div>
      <fieldset className="flex flex-wrap items-center gap-x-5">
        <legend className={`float-left me-5 ${label}`}>{text.colorBy}</legend>
        {(["picture", "height"] as const).map((color) => (
          <label key={color} className="flex min-h-11 items-center gap-2 text-ui">
            <input type="radio" name="scan-color" value={color} defaultChecked={color === "picture"} />
            {text.colors[color]}
          </label>
        ))}
      </fieldset>
      <HeightLegend />
    </div>
  );
}

function SliceTool() {
  return (
    <fieldset className="min-w-0">
      <legend className={label}>{text.slice}</legend>
      <div className="mt-1 grid gap-1">
        <SliceSlider part="to" name={text.highest} />
        <SliceSlider part="from" name={text.lowest} />
      </div>
    </fieldset>
  );
}

function SliceSlider({ part, name }: { part: "from" | "to"; name: string }) {
  const id = `scan-${part}`;
  return (
    <div>
      <div className="flex justify-between gap-4 text-ui">
        <label htmlFor={id}>{name}</label>
        <output data-part={`${part}Text`} htmlFor={id} className="font-mono text-mono" />
      </div>
      <input id={id} data-part={part} type="range" min={0} step={1} className="h-11!" />
    </div>
  );
}

function MoveTool() {
  const button = (move: keyof typeof moves, place: string) => (
    <Button type="button" data-move={move} aria-label={text.moves[move]} className={`${square} ${place}`}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="square"
        aria-hidden="true"
        className="size-5"
      >
        <path d={moves[move]} />
      </svg>
    </Button>
  );
  return (
    <div role="group" aria-label={text.move} className="grid w-max grid-cols-4 gap-2 self-start">
      {button("up", "col-start-2 row-start-1")}
      {button("left", "col-start-1 row-start-2")}
      {button("down", "col-start-2 row-start-2")}
      {button("right", "col-start-3 row-start-2")}
      {button("in", "col-start-4 row-start-1")}
      {button("out", "col-start-4 row-start-2")}
    </div>
  );
}

function ControlList() {
  return (
    <dl id="scan-keys" className="grid gap-x-gutter gap-y-3 pt-2 pb-1 text-ui md:grid-cols-2">
      {text.controls.map(({ name, text: instructions }) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd className="text-muted">{instructions}</dd>
        </div>
      ))}
    </dl>
  );
}
