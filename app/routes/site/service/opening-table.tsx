import * as text from "~/messages/services/page";
import { floorPlan } from "~/site/drawings/floor-plan";
import { Figure } from "~/site/figure";
import { formatLength } from "~/site/metric";

/** Doors, then windows, each by the number of its mark. */
const sizes = [...new Map(floorPlan.openings.map((opening) => [opening.mark, opening])).values()].sort(
  (a, b) => (a.mark < b.mark ? -1 : 1),
);

export function OpeningTable() {
  const { mark, width, height, sill } = text.openingHeads;
  return (
    <table className="w-full border-t border-line-strong text-ui min-[56rem]:col-span-8 min-[56rem]:col-start-5">
      <caption className="pb-3 text-start font-semibold">{text.openingTable}</caption>
      <thead className="text-small text-muted">
        <tr className="border-b border-line [&>*]:py-3 [&>*]:font-normal">
          <th scope="col" className="text-start">
            {mark}
          </th>
          {[width, height, sill].map((head) => (
            <th key={head} scope="col" className="ps-4 text-end">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map((opening) => (
          <tr key={opening.mark} className="border-b border-line [&>*]:py-2 [&>*]:font-normal">
            <th scope="row" className="text-start font-mono text-mono">
              {opening.mark}
            </th>
            {[opening.width, opening.height, opening.sill].map((length, index) => (
              <td key={index} className="ps-4 text-end font-mono text-mono">
                <Figure>{length === 0 ? text.noSill : formatLength(length)}</Figure>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
