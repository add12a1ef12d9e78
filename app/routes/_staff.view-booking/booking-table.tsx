import { Form, useNavigation } from "@remix-run/react";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { Cell, DataTable, Row, RowHeader } from "~/ui/data-table";
import { Status } from "~/ui/status";
import type { BookingRow } from "./to-booking-row";

const columns = [
  { header: "Name" },
  { header: "Email" },
  { header: "Phone" },
  { header: "Preferred Date" },
  { header: "Service Location" },
  { header: "Status" },
  { header: "Actions", isAction: true },
];

/** Characters of a telephone number that stands on one line; with more, it is no mere number. */
const longestNumber = 20;

export function BookingTable({ rows }: { rows: readonly BookingRow[] }) {
  return (
    <>
      <DataTable caption="Bookings, newest first" columns={columns}>
        {rows.map((row) => (
          <BookingTableRow key={row.id} row={row} />
        ))}
      </DataTable>
      <p className="mt-2 text-small text-muted">Dates are in Pacific time.</p>
    </>
  );
}

function BookingTableRow({ row }: { row: BookingRow }) {
  const { fullName, email, phone, preferredDate, serviceLocation, mapHref, status } = row;
  return (
    <Row>
      <RowHeader>{fullName}</RowHeader>
      <Cell label="Email" className="wrap-anywhere">
        <BreakableEmail email={email} />
      </Cell>
      <Cell
        label="Phone"
        className={`tabular-nums ${phone.length > longestNumber ? "wrap-anywhere" : "whitespace-nowrap"}`}
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
        <Status status={status} />
      </Cell>
      <Cell isAction>
        <ViewForm id={row.id} name={fullName} />
      </Cell>
    </Row>
  );
}

/** Where it must be broken, an address breaks best before its "@". */
function BreakableEmail({ email }: { email: string }) {
  const at = email.lastIndexOf("@");
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

/** A post, because viewing a pending booking changes it. */
function ViewForm({ id, name }: { id: string; name: string }) {
  const { formData } = useNavigation();
  return (
    <Form method="post" action={paths.bookings()}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="sm" isLoading={formData?.get("id") === id}>
        View<span className="sr-only"> {name}</span>
      </Button>
    </Form>
  );
}
