import * as text from "~/messages/scan-file";
import { classColors } from "./coloring";

/** Renders the colors of the classes; the script shows those that the points have. */
export function ClassLegend() {
  return (
    <ul data-part="classes" hidden aria-label={text.classLegend} className="mb-1 text-small">
      {text.classes.map((name, kind) => (
        <li key={name} data-kind={kind} hidden className="flex items-center gap-2">
          <svg viewBox="0 0 10 10" aria-hidden="true" className="size-3 shrink-0">
            <rect width="10" height="10" fill={`rgb(${classColors[kind]?.join() ?? ""})`} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
