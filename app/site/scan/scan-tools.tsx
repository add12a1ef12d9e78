import type { ReactNode } from "react";
import * as text from "~/messages/sample-scan";
import { Button } from "~/ui/button";
import type { ColorMode } from "./coloring";
import { pressed } from "./scan-view";
import type { Edge } from "./viewer-parts";
import { viewNames } from "./views";

interface ScanToolsProps {
  colors: readonly ColorMode[];
  children?: ReactNode;
}

export function ScanTools({ colors, children }: ScanToolsProps) {
  return (
    <div
      className={`on-ink grid items-start gap-x-6 gap-y-1 border border-t-0 border-line bg-ink p-2 lg:grid-cols-[1fr_auto] print:hidden ${leavesRoom}`}
    >
      <div className="flex flex-wrap gap-1">
        <div role="group" aria-label={text.viewFrom} className="contents">
          {viewNames.map((view) => (
            <Button
              key={view}
              type="button"
              size="sm"
              data-view={view}
              aria-pressed="false"
              className={`min-h-11! ${pressed}`}
            >
              {text.views[view]}
            </Button>
          ))}
        </div>
        <Button type="button" size="sm" data-part="link" className="min-h-11!">
          {text.copyLink}
        </Button>
        <Button
          type="button"
          size="sm"
          data-part="box"
          aria-expanded="false"
          aria-controls="scan-box"
          className="min-h-11! aria-expanded:border-fill aria-expanded:bg-soft"
        >
          {text.clippingBox}
        </Button>
      </div>
      <BoxSliders />
      <ColorTool colors={colors} />
      {children}
      <fieldset className="min-w-0 lg:col-span-2">
        <legend className="sr-only">{text.slice}</legend>
        <div className={pairOfSliders}>
          <EdgeSlider part="from" name={text.lowest} />
          <EdgeSlider part="to" name={text.highest} />
        </div>
      </fieldset>
    </div>
  );
}

function ColorTool({ colors }: ScanToolsProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4">
      <legend className="float-left me-4 text-ui font-semibold">{text.colorBy}</legend>
      {colors.map((color) => (
        <label key={color} className="flex min-h-11 items-center gap-2 text-ui">
          <input type="radio" name="scan-color" value={color} defaultChecked={color === "picture"} />
          {text.colors[color]}
        </label>
      ))}
    </fieldset>
  );
}

/** A low frame on another site shows only the picture. Full screen shows the tools. */
const leavesRoom = "[@media(height<36rem)]:group-data-page/frame:hidden";

const pairOfSliders = "grid grid-cols-2 gap-x-6";

/**
 * Renders the sliders for left, right, front and back; folded, because people rarely need them. They open above the buttons: the picture
 * gives them room, and the buttons stay in place.
 */
function BoxSliders() {
  return (
    <div id="scan-box" data-part="boxSliders" hidden className="order-first lg:col-span-full">
      <div className={pairOfSliders}>
        <EdgeSlider part="fromX" name={text.left} />
        <EdgeSlider part="toX" name={text.right} />
        <EdgeSlider part="fromY" name={text.front} />
        <EdgeSlider part="toY" name={text.back} />
      </div>
    </div>
  );
}

function EdgeSlider({ part, name }: { part: Edge; name: string }) {
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
