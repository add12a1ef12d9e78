import { Fragment } from "react";
import { RichText } from "~/messages/rich-text";
import * as text from "~/messages/services/page";
import { floorPlan } from "~/site/drawings/floor-plan";
import { formatLength, withSquareMeters } from "~/site/metric";

const areaOf = (squareFeet: number) => withSquareMeters(text.area(squareFeet), squareFeet);

export function RoomTable() {
  const { rooms } = floorPlan;
  const total = rooms.reduce((sum, { areaSqFt }) => sum + areaSqFt, 0);
  const row = "border-b border-line [&>*]:py-3 [&>*]:font-normal";
  return (
    <table className="w-full border-t border-line-strong text-ui">
      <caption className="sr-only">{text.planTable}</caption>
      <thead className="text-start text-small text-muted">
        <tr className={row}>
          <th scope="col" className="text-start">
            {text.planTableHeads.room}
          </th>
          <th scope="col" className="text-end">
            {text.planTableHeads.size}
          </th>
          <th scope="col" className="text-end">
            {text.planTableHeads.area}
          </th>
        </tr>
      </thead>
      <tbody>
        {rooms.map(({ id, width, depth, isRectangle, areaSqFt }) => (
          <tr key={id} className={row}>
            <th scope="row" className="text-start">
              {text.roomNames[id]}
            </th>
            <td className="ps-4 text-end font-mono text-mono">
              <RichText
                text={(isRectangle ? text.clearSize : text.largestSize)(
                  formatLength(width),
                  formatLength(depth),
                )}
                tags={{ length: (length) => <Figure>{length}</Figure> }}
              />
            </td>
            <td className="ps-4 text-end font-mono text-mono">
              <Figure>{areaOf(areaSqFt)}</Figure>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot className="font-semibold print:table-row-group">
        <tr className="border-b border-line [&>*]:py-3">
          <th scope="row" colSpan={2} className="text-start">
            {text.totalArea}
          </th>
          <td className="ps-4 text-end font-mono text-mono">
            <Figure>{areaOf(total)}</Figure>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Doors, then windows, in the order of their mark numbers. */
const sizes = [...new Map(floorPlan.openings.map((opening) => [opening.mark, opening])).values()].sort(
  (a, b) => (a.mark < b.mark ? -1 : 1),
);

/** Hidden on phones, because the drawing has no marks there. */
export function OpeningTable() {
  const { mark, width, height, sill } = text.openingHeads;
  return (
    <table className="w-full border-t border-line-strong text-ui max-md:hidden min-[56rem]:col-span-8 min-[56rem]:col-start-5">
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

/** Renders a figure and its metric value. Only the space between them may wrap. */
function Figure({ children }: { children: string }) {
  return children.split(/ (?=\()/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && " "}
      <span className="whitespace-nowrap">{part}</span>
    </Fragment>
  ));
}
