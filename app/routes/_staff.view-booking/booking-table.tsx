import { Form, Link, useNavigation } from "@remix-run/react";
import { type ListFilter, type ListSort, toListParams } from "~/booking/list/filter";
import { orderLabels, sortLabels } from "~/booking/list/describe-filter";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { Cell, DataTable, Row, RowHeader } from "~/ui/data-table";
import { Email } from "~/ui/email";
import { BookingStatus } from "~/back-office/booking-status";
import { sortHref } from "./sort-href";
import type { BookingRow } from "./to-booking-row";

function getColumns(filter: ListFilter) {
  const sorted = (sort: ListSort) => ({
    header: sortLabels[sort],
    sort: { href: sortHref(filter, sort), order: filter.sort === sort ? filter.order : undefined },
  });
  return [
    sorted("name"),
    { header: "Email" },
    { header: "Phone" },
    sorted("preferred"),
    { header: "Service Location" },
    { header: "Status" },
    { header: "Actions", isAction: true },
  ];
}

/** Characters of a telephone number that stands on one line; with more, it is no mere number. */
const maxPhoneLength = 20;

interface ShownList {
  rows: readonly BookingRow[];
  filter: ListFilter;
  page: number;
}

export function BookingTable({ rows, filter, page }: ShownList) {
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
        {/* Viewing changes a pending booking, so that is the button's: the link only shows it, also in another tab. */}
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
 * A post, because viewing a pending booking changes it.
 *
 * @param address of the list as it is shown, where a booking that is gone leads back to
 */
function ViewForm({ id, name, address }: { id: string; name: string; address: string }) {
  const { formData } = useNavigation();
  return (
    <Form method="post" action={address}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="sm" isLoading={formData?.get("id") === id}>
        View<span className="sr-only"> {name}</span>
      </Button>
    </Form>
  );
}
