import * as text from "~/messages/sample-scan";
import { Button } from "~/ui/button";

/** Renders what stands below the picture of the viewer: views, colors, and the slice. */
export function ScanTools() {
  return (
    <div className="on-ink grid items-center gap-x-6 gap-y-1 border border-t-0 border-line bg-ink p-2 sm:grid-cols-2 lg:grid-cols-[auto_auto_1fr] print:hidden">
      <div role="group" aria-label={text.viewFrom} className="flex flex-wrap gap-1">
        {(["overview", "above", "inside"] as const).map((view) => (
          <Button key={view} type="button" size="sm" data-view={view} className="min-h-11!">
            {text.views[view]}
          </Button>
        ))}
      </div>
      <ColorTool />
      <SliceTool />
    </div>
  );
}

function ColorTool() {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4">
      <legend className="float-left me-4 text-ui font-semibold">{text.colorBy}</legend>
      {(["picture", "height"] as const).map((color) => (
        <label key={color} className="flex min-h-11 items-center gap-2 text-ui">
          <input type="radio" name="scan-color" value={color} defaultChecked={color === "picture"} />
          {text.colors[color]}
        </label>
      ))}
    </fieldset>
  );
}

function SliceTool() {
  return (
    <fieldset className="min-w-0 sm:col-span-2 lg:col-span-1">
      <legend className="sr-only">{text.slice}</legend>
      <div className="grid grid-cols-2 gap-x-6">
        <SliceSlider part="from" name={text.lowest} />
        <SliceSlider part="to" name={text.highest} />
      </div>
    </fieldset>
  );
}

function SliceSlider({ part, name }: { part: "from" | "to"; name: string }) {
  const id = `scan-${part}`;
  return (
    <div className="items-center gap-x-3 lg:flex">
      <div className="flex justify-between gap-x-3 text-ui lg:shrink-0">
        <label htmlFor={id}>{name}</label>
        <output data-part={`${part}Text`} htmlFor={id} className="min-w-[7ch] font-mono text-mono" />
      </div>
      <input id={id} data-part={part} type="range" min={0} step={1} className="h-11! min-w-0" />
    </div>
  );
}
