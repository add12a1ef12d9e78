import { Form, Link } from "@remix-run/react";
import { type ListFilter, type ListSort, toListParams } from "~/booking/list/filter";
import { orderLabels, sortLabels } from "~/booking/list/describe-filter";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { Cell, DataTable, Row, RowHeader } from "~/ui/data-table";
import { Email } from "~/ui/email";
import { useIsSubmitting } from "~/ui/use-is-submitting";
import { BookingStatus } from "~/back-office/booking-status";
import { getSortHref } from "./sort-links";
import type { BookingRow } from "./to-booking-row";

function getColumns(filter: ListFilter) {
  const toSortable = (sort: ListSort) => ({
    header: sortLabels[sort],
    sort: { href: getSortHref(filter, sort), order: filter.sort === sort ? filter.order : undefined },
  });
  return [
    toSortable("name"),
    { header: "Email" },
    { header: "Phone" },
    toSortable("preferred"),
    { header: "Service Location" },
    { header: "Status" },
    { header: "Actions", isAction: true },
  ];
}

/** A phone answer with more characters contains other text and may wrap. */
const maxPhoneLength = 20;

interface BookingTableProps {
  rows: readonly BookingRow[];
  filter: ListFilter;
  page: number;
}

export function BookingTable({ rows, filter, page }: BookingTableProps) {
  const { sort, order } = filter;
  const address = paths.bookings({ ...toListParams(filter), page });
  return (
    <>
      <DataTable
        caption={`Bookings by ${sortLabels[sort]}, ${orderLabels[sort][order]}`}
        columns={getColumns(filter)}
      >
        {rows.map((row) => (
          <BookingTableRow key={row.id} row={row} address={address} />
        ))}
      </DataTable>
      <p className="mt-2 text-small text-muted">Dates are in Pacific time.</p>
    </>
  );
}

function BookingTableRow({ row, address }: { row: BookingRow; address: string }) {
  const { fullName, email, phone, preferredDate, received, serviceLocation, mapHref, status } = row;
  return (
    <Row>
      <RowHeader>
        {/* The link opens the booking without marking it as viewed, also in another tab; the button marks it. */}
        <Link
          to={paths.bookingDetails(row.id)}
          className="inline-flex min-h-6 items-center text-text underline decoration-line-strong hover:decoration-2"
        >
          {fullName}
        </Link>
        <span className="block text-small font-normal whitespace-nowrap text-muted tabular-nums">
          Received {received}
        </span>
      </RowHeader>
      <Cell label="Email" className="@min-[56rem]:min-w-42">
        <Email email={email} />
      </Cell>
      <Cell
        label="Phone"
        className={`tabular-nums ${phone.length > maxPhoneLength ? "wrap-anywhere" : "whitespace-nowrap"}`}
      >
        {phone}
      </Cell>
      <Cell label="Preferred Date" className="whitespace-nowrap tabular-nums">
        {preferredDate ?? <span className="text-muted">Not given</span>}
      </Cell>
      <Cell label="Service Location" className="wrap-anywhere @min-[56rem]:max-w-52">
        {mapHref ? (
          <a href={mapHref} rel="noreferrer">
            View Location<span className="sr-only"> of {fullName}</span>
          </a>
        ) : (
          serviceLocation
        )}
      </Cell>
      <Cell>
        <BookingStatus status={status} />
      </Cell>
      <Cell isAction>
        <ViewForm id={row.id} name={fullName} address={address} />
      </Cell>
    </Row>
  );
}

/**
 * Opens the booking and marks it as viewed, which needs a POST.
 *
 * @param address the URL of the list, to return to if the booking was removed
 */
function ViewForm({ id, name, address }: { id: string; name: string; address: string }) {
  const isSubmitting = useIsSubmitting({ id });
  return (
    <Form method="post" action={address}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="sm" isLoading={isSubmitting}>
        View<span className="sr-only"> {name}</span>
      </Button>
    </Form>
  );
}
