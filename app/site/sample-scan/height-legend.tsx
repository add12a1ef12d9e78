import * as text from "~/messages/sample-scan";
import { heightColors } from "./coloring";
import { formatFeetAndInches } from "./length";
import { roomHeight } from "./scan-data";

/** Renders the colors of the heights, from the floor to the ceiling. */
export function HeightLegend() {
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
