import { Form, Link } from "@remix-run/react";
import { type ListFilter, toListParams } from "~/booking/list/filter";
import * as text from "~/messages/bookings-list";
import { notGiven } from "~/messages/ui";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { Cell, DataTable, Row, RowHeader } from "~/ui/data-table";
import { Email } from "~/ui/email";
import { useIsSubmitting } from "~/ui/use-is-submitting";
import { BookingStatus } from "~/back-office/booking-status";
import type { BookingRow } from "./to-booking-row";

/** The order shows at its column; `SortLinks` changes it. */
function getColumns({ sort, order }: ListFilter) {
  return [
    { header: text.name, order: sort === "name" ? order : undefined },
    { header: text.email },
    { header: text.phone },
    { header: text.preferredDate, order: sort === "preferred" ? order : undefined },
    { header: text.serviceLocation },
    { header: text.status },
    { header: text.actions, isAction: true },
  ];
}

/** A phone answer with more characters contains other text and may wrap. */
const maxPhoneLength = 20;

/** Quieter than a link in a text, because every cell of a row is one; 24 px high for touch. */
const linkStyles =
  "inline-flex min-h-6 items-center text-text underline decoration-line-strong hover:decoration-2";

/** The parts of an address are blocks, which do not inherit the underline. */
const emailStyles =
  "inline-flex min-h-6 items-center text-text no-underline [&_span]:underline [&_span]:decoration-line-strong hover:[&_span]:decoration-2";

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
        caption={text.tableCaption(text.sorts[sort], text.orders[sort][order])}
        columns={getColumns(filter)}
      >
        {rows.map((row) => (
          <BookingTableRow key={row.id} row={row} address={address} />
        ))}
      </DataTable>
      <p className="mt-2 text-small text-muted">{text.pacificTime}</p>
    </>
  );
}

function BookingTableRow({ row, address }: { row: BookingRow; address: string }) {
  const { fullName, service, email, emailHref, phone, phoneHref, preferredDate, received, status } = row;
  return (
    <Row>
      <RowHeader>
        {/* The link opens the booking without marking it as viewed, also in another tab; the button marks it. */}
        <Link to={paths.bookingDetails(row.id)} className={linkStyles}>
          {fullName}
        </Link>
        {service && <span className="block text-small font-normal">{service}</span>}
        <span className="block text-small font-normal whitespace-nowrap text-muted tabular-nums">
          {text.receivedOn(received)}
        </span>
      </RowHeader>
      <Cell label={text.email} className="@min-[56rem]:min-w-42">
        <a href={emailHref} className={emailStyles}>
          <Email email={email} />
        </a>
      </Cell>
      <Cell
        label={text.phone}
        className={`tabular-nums ${phone.length > maxPhoneLength ? "wrap-anywhere" : "whitespace-nowrap"}`}
      >
        {phoneHref ? (
          <a href={phoneHref} className={linkStyles}>
            {phone}
          </a>
        ) : (
          phone
        )}
      </Cell>
      <Cell label={text.preferredDate} className="whitespace-nowrap tabular-nums">
        {preferredDate ?? <span className="text-muted">{notGiven}</span>}
      </Cell>
      <Cell label={text.serviceLocation} className="wrap-anywhere @min-[56rem]:max-w-52">
        {row.mapHref ? (
          <a
            href={row.mapHref}
            rel="noreferrer"
            aria-label={text.viewLocationOf(fullName)}
            className={linkStyles}
          >
            {text.viewLocation}
          </a>
        ) : (
          <a href={row.addressHref} rel="noreferrer" className={linkStyles}>
            {row.serviceLocation}
          </a>
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
      <Button type="submit" size="sm" aria-label={text.viewBookingOf(name)} isLoading={isSubmitting}>
        {text.view}
      </Button>
    </Form>
  );
}
