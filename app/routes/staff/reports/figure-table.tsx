import { Swatch } from "~/back-office/charts/swatch";
import type { Figure, FigureName } from "~/booking/reports/figures";
import { classNames } from "~/ui/class-names";
import { keyOfColumn, keyOfRow } from "./chart-spec";
import { formatCell } from "./format-cell";

/** The column counts above which a table is shown as blocks below the small, the medium and the large breakpoint. */
const maxColumnsSmall = 3;
const maxColumnsMedium = 5;
const maxColumnsLarge = 8;

/**
 * A figure's numbers. Where the columns do not fit side by side, each row becomes a block of labeled numbers. Roles are explicit, because
 * browsers drop them from a table whose CSS `display` is not `table`.
 */
export function FigureTable({ name, title, figure }: { name: FigureName; title: string; figure: Figure }) {
  const { columns, rows } = figure;
  const fold = foldOf(columns.length);
  return (
    <div className="@container min-w-0">
      <table role="table" className={classNames("w-full border-collapse", fold.block)}>
        <caption className="sr-only">{title}</caption>
        <thead className={classNames("text-small text-muted", fold.head)}>
          <tr role="row">
            {columns.map(({ header, unit }, index) => {
              const key = keyOfColumn(name, figure, index);
              return (
                <th
                  key={header}
                  role="columnheader"
                  scope="col"
                  className={classNames("py-2 font-normal", unit === "text" ? textCell : numberCell)}
                >
                  {key ? (
                    // The swatch stays beside its name, which takes one line per word; on phones it is above the name.
                    <span className="inline-flex items-baseline @max-[24rem]:block @max-[24rem]:*:ms-auto @max-[24rem]:*:me-0 @max-[24rem]:*:block">
                      <Swatch series={key} />
                      <span className="w-min">{header}</span>
                    </span>
                  ) : (
                    header
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody className={fold.block}>
          {rows.map(([header, ...cells], index) => {
            const key = keyOfRow(name, index);
            return (
              <tr key={String(header)} role="row" className={classNames("border-t border-line", fold.row)}>
                <th
                  role="rowheader"
                  scope="row"
                  className={classNames("py-2 font-normal", textCell, fold.header)}
                >
                  {key && <Swatch series={key} />}
                  {header}
                </th>
                {cells.map((cell, position) => {
                  const { header: label = "", unit = "count" } = columns[position + 1] ?? {};
                  return (
                    <td
                      key={label}
                      // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- the implicit role of a td
                      role="cell"
                      data-label={label}
                      className={classNames(
                        "py-2",
                        unit === "text"
                          ? `${textCell} text-small text-muted`
                          : `${numberCell} font-mono text-mono font-medium`,
                        fold.cell,
                        cell === "" && "empty:hidden",
                      )}
                    >
                      {formatCell(unit, cell)}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function foldOf(columns: number) {
  if (columns > maxColumnsLarge) return folds.wide;
  if (columns > maxColumnsMedium) return folds.narrow;
  return columns > maxColumnsSmall ? folds.small : folds.never;
}

const textCell = "pe-3 text-start not-first:ps-4 last:pe-0";
const numberCell = "ps-2 text-end";

const folds = {
  never: { block: "", head: "", row: "", header: "", cell: "" },
  small: {
    block: "@max-[20rem]:block",
    head: "@max-[20rem]:sr-only",
    row: "@max-[20rem]:grid @max-[20rem]:py-2",
    header: "@max-[20rem]:py-1 @max-[20rem]:font-semibold",
    cell: "@max-[20rem]:flex @max-[20rem]:justify-between @max-[20rem]:gap-4 @max-[20rem]:p-0 @max-[20rem]:ps-0! @max-[20rem]:py-0.5 @max-[20rem]:text-end @max-[20rem]:before:font-sans @max-[20rem]:before:text-small @max-[20rem]:before:font-normal @max-[20rem]:before:text-muted @max-[20rem]:before:content-[attr(data-label)_/_'']",
  },
  narrow: {
    block: "@max-[30rem]:block",
    head: "@max-[30rem]:sr-only",
    row: "@max-[30rem]:grid @max-[30rem]:py-2",
    header: "@max-[30rem]:py-1 @max-[30rem]:font-semibold",
    cell: "@max-[30rem]:flex @max-[30rem]:justify-between @max-[30rem]:gap-4 @max-[30rem]:p-0 @max-[30rem]:ps-0! @max-[30rem]:py-0.5 @max-[30rem]:text-end @max-[30rem]:before:font-sans @max-[30rem]:before:text-small @max-[30rem]:before:font-normal @max-[30rem]:before:text-muted @max-[30rem]:before:content-[attr(data-label)_/_'']",
  },
  wide: {
    block: "@max-[56rem]:block",
    head: "@max-[56rem]:sr-only",
    row: "@max-[56rem]:grid @max-[56rem]:grid-cols-2 @max-[56rem]:gap-x-6 @max-[56rem]:py-2 @min-[36rem]:@max-[56rem]:grid-cols-3 @min-[36rem]:@max-[56rem]:gap-x-8",
    header: "@max-[56rem]:col-span-full @max-[56rem]:py-1 @max-[56rem]:font-semibold",
    cell: "@max-[56rem]:flex @max-[56rem]:justify-between @max-[56rem]:gap-4 @max-[56rem]:p-0 @max-[56rem]:py-0.5 @max-[56rem]:before:font-sans @max-[56rem]:before:text-small @max-[56rem]:before:font-normal @max-[56rem]:before:text-muted @max-[56rem]:before:content-[attr(data-label)_/_'']",
  },
};
