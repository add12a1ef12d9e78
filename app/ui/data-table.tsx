import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";

interface TableColumn {
  header: string;
  isAction?: boolean;
  /** The order of the rows if this column sorts them. */
  order?: "asc" | "desc" | undefined;
  /** A control before the header, such as a check box for all rows. Hidden in block layout. */
  control?: ReactNode;
  /** Classes of the header cell, such as the column's minimum width in table layout. */
  className?: string;
}

/**
 * A table in a panel. Below 45rem, each row becomes a block: the row header and unlabeled cells on top, labeled cells below, actions
 * last. Roles are explicit, because browsers drop them from a table whose CSS `display` is not `table`.
 */
export function DataTable({
  caption,
  columns,
  children,
}: {
  /** For screen readers only. */
  caption: string;
  columns: readonly TableColumn[];
  children: ReactNode;
}) {
  return (
    <div className="@container border border-line bg-raised">
      <table role="table" className="w-full border-collapse @max-[45rem]:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="@max-[45rem]:sr-only">
          <tr role="row">
            {columns.map((column) => (
              <ColumnHeader key={column.header} {...column} />
            ))}
          </tr>
        </thead>
        <tbody className="@max-[45rem]:block">{children}</tbody>
      </table>
    </div>
  );
}

/** Narrow tables have narrower gaps, so that names, addresses and dates do not wrap. */
const cellPadding = "px-4 @max-[68rem]:px-3 @max-[56rem]:px-2";

const ariaSort = { asc: "ascending", desc: "descending" } as const;

function ColumnHeader({ header, isAction, order, control, className }: TableColumn) {
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={order && ariaSort[order]}
      className={classNames(
        cellPadding,
        "bg-surface py-3 text-small font-semibold text-muted @min-[56rem]:whitespace-nowrap",
        isAction ? "text-end" : "text-start",
        className,
      )}
    >
      {control && <span className="@max-[45rem]:hidden">{control}</span>}
      {header}
      {order && (
        <Icon
          name="chevron"
          className={classNames("ms-1.5 inline-block size-3 text-text", order === "asc" && "rotate-180")}
        />
      )}
    </th>
  );
}

const rowStyles =
  "border-t border-line hover:bg-soft " +
  "@max-[45rem]:grid @max-[45rem]:grid-cols-6 @max-[45rem]:gap-x-2 @max-[45rem]:gap-y-1 @max-[45rem]:p-4 " +
  "@max-[45rem]:first:border-t-0 @max-[45rem]:hover:bg-transparent " +
  "@min-[36rem]:@max-[45rem]:grid-flow-row-dense @min-[36rem]:@max-[45rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6.5rem] " +
  "@min-[36rem]:@max-[45rem]:items-center @min-[36rem]:@max-[45rem]:gap-x-6";

export function Row({ className, ...row }: ComponentPropsWithoutRef<"tr">) {
  return <tr role="row" {...row} className={classNames(rowStyles, className)} />;
}

const cellStyles = `${cellPadding} py-3 align-middle @max-[45rem]:block @max-[45rem]:p-0`;

export function RowHeader({ className, ...cell }: ComponentPropsWithoutRef<"th">) {
  return (
    <th
      role="rowheader"
      scope="row"
      {...cell}
      className={classNames(
        cellStyles,
        "text-start font-semibold wrap-anywhere @max-[45rem]:col-span-4 @max-[45rem]:row-start-1 @max-[45rem]:text-[1.0625rem] @min-[45rem]:min-w-28 @min-[56rem]:min-w-36",
        "@min-[36rem]:@max-[45rem]:col-span-2",
        className,
      )}
    />
  );
}

const labeledStyles =
  "@max-[45rem]:col-span-full @max-[45rem]:grid @max-[45rem]:grid-cols-[8rem_minmax(0,1fr)] @max-[45rem]:items-baseline " +
  "@max-[45rem]:wrap-anywhere @max-[45rem]:whitespace-normal @max-[45rem]:before:text-small @max-[45rem]:before:text-muted " +
  // The empty alternative text stops screen readers from reading the header twice.
  "@max-[45rem]:before:content-[attr(data-label)_/_''] " +
  "@min-[36rem]:@max-[45rem]:col-span-1 @min-[36rem]:@max-[45rem]:even:col-start-1 @min-[36rem]:@max-[45rem]:odd:col-start-2 " +
  "@min-[36rem]:@max-[45rem]:grid-cols-1 @min-[36rem]:@max-[45rem]:self-start";

const unlabeledStyles =
  "@max-[45rem]:col-span-2 @max-[45rem]:col-start-5 @max-[45rem]:row-start-1 @max-[45rem]:justify-self-end " +
  "@min-[36rem]:@max-[45rem]:col-span-1 @min-[36rem]:@max-[45rem]:col-start-3";

const actionStyles =
  "text-end @max-[45rem]:col-span-3 @max-[45rem]:pt-2.5 [td:not([data-action])+&:last-child]:@max-[45rem]:col-span-full " +
  "@max-[45rem]:[&_a]:w-full @max-[45rem]:[&_button]:w-full " +
  "@min-[36rem]:@max-[45rem]:col-span-1! @min-[36rem]:@max-[45rem]:col-start-3 @min-[36rem]:@max-[45rem]:pt-0";

/** In block layout, `label` is shown before the content; a cell without a label is beside the row header. */
export function Cell({
  label,
  isAction = false,
  className,
  ...cell
}: { label?: string; isAction?: boolean } & ComponentPropsWithoutRef<"td">) {
  const layoutStyles = isAction ? actionStyles : label ? labeledStyles : unlabeledStyles;
  return (
    <td
      // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- the implicit role of a td
      role="cell"
      data-label={label}
      data-action={isAction || undefined}
      {...cell}
      className={classNames(cellStyles, layoutStyles, className)}
    />
  );
}

/** A link in a cell. It is quieter than a link in text, because every cell of a row may be one; 24 px high for touch. */
export const cellLink =
  "inline-flex min-h-6 items-center text-text underline decoration-line-strong hover:decoration-2";

/** Like `cellLink`, for an email address. Its parts are blocks, which do not inherit the underline. */
export const cellEmail =
  "inline-flex min-h-6 items-center text-text no-underline [&_span]:underline [&_span]:decoration-line-strong hover:[&_span]:decoration-2";
