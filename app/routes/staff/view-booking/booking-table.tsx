import { Form, Link } from "@remix-run/react";
import { BookingStatus } from "~/back-office/booking-status";
import { StageBars } from "~/back-office/stage-mark";
import { type ListFilter, toListParams } from "~/booking/list/filter";
import { toListPosition } from "~/booking/list/list-position";
import { splitAddress } from "~/booking/location";
import { language as languageText, stages } from "~/messages/booking-state";
import * as text from "~/messages/bookings-list";
import { paths } from "~/paths";
import type { ListPosition } from "~/paths/staff-paths";
import { Cell, cellEmail, cellLink, DataTable, Row, RowHeader } from "~/ui/data-table";
import { Email } from "~/ui/email";
import { SubmitButton } from "~/ui/submit-button";
import { Mailed, NotGiven, Owner, SecondLine, SpamState, Waiting } from "./row-parts";
import { RowCheckbox, SelectAll } from "./selection";
import type { BookingRow } from "./to-booking-row";

function getColumns({ sort, order }: ListFilter) {
  return [
    {
      header: text.name,
      order: sort === "name" ? order : undefined,
      control: <SelectAll />,
    },
    { header: text.email },
    { header: text.phone },
    { header: text.preferredDate, order: sort === "preferred" ? order : undefined },
    { header: text.serviceLocation },
    { header: text.status },
    { header: text.actions, isAction: true },
  ].map((column) => ({ ...column, className: gaps }));
}

const gaps = "@min-[45rem]:px-1.5! @min-[56rem]:px-2!";

/** The style of rows with up to three short lines. */
const dense = `${gaps} @min-[45rem]:py-1! @min-[45rem]:align-top @min-[45rem]:@max-[56rem]:text-small`;

/** The place of each answer in a row's card on a phone. An answer whose meaning is obvious has no label there. */
const card = {
  status:
    "@max-[36rem]:col-span-full @max-[36rem]:col-start-1 @max-[36rem]:row-start-2 @max-[36rem]:flex @max-[36rem]:flex-wrap @max-[36rem]:items-center @max-[36rem]:gap-x-3 @max-[36rem]:justify-self-start",
  email: "@max-[36rem]:row-start-3 @max-[36rem]:block @max-[36rem]:before:hidden",
  phone:
    "@max-[36rem]:col-span-3 @max-[36rem]:col-start-1 @max-[36rem]:row-start-4 @max-[36rem]:block @max-[36rem]:before:hidden",
  location:
    "@max-[36rem]:col-span-3 @max-[36rem]:col-start-1 @max-[36rem]:row-start-5 @max-[36rem]:row-span-2 @max-[36rem]:block @max-[36rem]:before:hidden",
  preferred:
    "@max-[36rem]:col-span-3 @max-[36rem]:col-start-4 @max-[36rem]:row-start-4 @max-[36rem]:row-span-2 @max-[36rem]:block @max-[36rem]:before:block",
  actions:
    "@max-[36rem]:col-span-3! @max-[36rem]:col-start-4! @max-[36rem]:row-start-6 @max-[36rem]:self-end @max-[36rem]:pt-1!",
};

/** In characters. A longer phone answer contains other text and may wrap. */
const maxPhoneLength = 20;

/** A row's link covers the row, so a click anywhere opens the booking, even in a new tab. Other controls are above the link. */
const rowLinkStyles =
  "after:absolute after:inset-0 focus-visible:outline-none! focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus";
const aboveRowLink = "relative z-(--z-raised)";

interface BookingTableProps {
  rows: readonly BookingRow[];
  filter: ListFilter;
  page: number;
}

export function BookingTable({ rows, filter, page }: BookingTableProps) {
  const { sort, order } = filter;
  const address = paths.viewBooking({ ...toListParams(filter), page });
  return (
    <DataTable
      caption={text.tableCaption(text.sorts[sort], text.orders[sort][order])}
      columns={getColumns(filter)}
    >
      {rows.map((row) => (
        <BookingTableRow
          key={row.id}
          row={row}
          address={address}
          position={toListPosition({ ...filter, page }, row.exactWait)}
        />
      ))}
    </DataTable>
  );
}

interface BookingTableRowProps {
  row: BookingRow;
  address: string;
  position: ListPosition;
}

function BookingTableRow({ row, address, position }: BookingTableRowProps) {
  const { id, fullName, email, emailHref, phone, phoneHref, preferredDate } = row;
  return (
    <Row className="relative has-[[name=booking]:checked]:bg-soft @max-[36rem]:p-3!">
      <NameCell row={row} position={position} />
      <Cell
        label={text.email}
        className={`${dense} ${card.email} @min-[45rem]:min-w-28 @min-[56rem]:min-w-42 @min-[68rem]:min-w-52`}
      >
        {email ? (
          <a href={emailHref} className={`${cellEmail} ${aboveRowLink}`}>
            <Email email={email} />
          </a>
        ) : (
          <NotGiven />
        )}
        <Mailed row={row} />
      </Cell>
      <Cell
        label={text.phone}
        className={`${dense} ${card.phone} tabular-nums ${phone.length > maxPhoneLength ? "wrap-anywhere" : "whitespace-nowrap"}`}
      >
        {phoneHref ? (
          <a href={phoneHref} className={`${cellLink} ${aboveRowLink}`}>
            {phone}
          </a>
        ) : (
          phone || <NotGiven />
        )}
      </Cell>
      <Cell
        label={text.preferredDate}
        className={`${dense} ${card.preferred} tabular-nums @min-[45rem]:min-w-24`}
      >
        <span className="@min-[56rem]:whitespace-nowrap">{preferredDate ?? <NotGiven />}</span>
        <SecondLine className={row.visit ? "font-semibold" : "text-muted @min-[56rem]:whitespace-nowrap"}>
          {row.visit ? text.visitAt(row.visit) : text.receivedOn(row.received)}
        </SecondLine>
      </Cell>
      <Cell
        label={text.serviceLocation}
        className={`${dense} ${card.location} @min-[45rem]:max-w-52 @min-[45rem]:min-w-24 @min-[56rem]:min-w-40`}
      >
        <Location row={row} />
        {row.service && <SecondLine className="text-muted">{row.service}</SecondLine>}
      </Cell>
      <Cell className={`${dense} ${card.status} @min-[68rem]:min-w-42`}>
        <BookingStatus status={row.status} isQuiet />
        {row.spam ? (
          <SpamState {...row.spam} className="@max-[45rem]:hidden" />
        ) : (
          <>
            <Waiting row={row} />
            <Owner name={row.owner} />
          </>
        )}
      </Cell>
      <Cell isAction className={`${dense} ${card.actions}`}>
        {/* Opens the booking and marks it as viewed, which needs a POST. Returns to the list if the booking was removed. */}
        <Form method="post" action={address} className={aboveRowLink}>
          <input type="hidden" name="id" value={id} />
          {position.at && <input type="hidden" name="at" value={position.at} />}
          <SubmitButton size="sm" sends={{ id }} aria-label={text.viewBookingOf(fullName)}>
            {text.view}
          </SubmitButton>
        </Form>
      </Cell>
    </Row>
  );
}

function Location({ row }: { row: BookingRow }) {
  const { serviceLocation, mapHref, addressHref, fullName } = row;
  if (serviceLocation === "") return <NotGiven />;
  if (!mapHref) {
    const { street, town } = splitAddress(serviceLocation);
    return (
      <a
        href={addressHref}
        rel="noreferrer"
        className={`${cellLink} ${aboveRowLink} flex-col items-start! leading-snug`}
      >
        {street && <span className="line-clamp-1 wrap-anywhere">{street}, </span>}
        <span className="line-clamp-3">{town}</span>
      </a>
    );
  }
  return (
    <a
      href={mapHref}
      rel="noreferrer"
      aria-label={text.viewLocationOf(fullName)}
      className={`${cellLink} ${aboveRowLink}`}
    >
      {text.viewLocation}
    </a>
  );
}

function NameCell({ row, position }: { row: BookingRow; position: ListPosition }) {
  const { id, fullName, language, stage, spam } = row;
  return (
    <RowHeader className={`${dense} @max-[45rem]:self-start @max-[36rem]:col-span-full`}>
      <span className="flex items-start gap-2">
        <RowCheckbox id={id} name={fullName} className={aboveRowLink} />
        <span className="min-w-0 @max-[36rem]:flex @max-[36rem]:grow @max-[36rem]:flex-wrap @max-[36rem]:justify-between @max-[36rem]:gap-x-3">
          {/* The link opens the booking, even in another tab, without marking it as viewed; the button marks it. */}
          <Link
            to={paths.bookingDetails(id, position)}
            data-row-link=""
            className={`${cellLink} ${rowLinkStyles}`}
          >
            <bdi>{fullName}</bdi>
          </Link>
          {spam ? (
            <SpamState {...spam} className="font-normal @min-[45rem]:hidden" />
          ) : (
            <span className="flex items-center gap-2 text-small leading-snug font-normal whitespace-nowrap text-muted">
              <span className="@min-[45rem]:@max-[56rem]:hidden">
                <StageBars stage={stage} />
              </span>
              {stages[stage]}
            </span>
          )}
          {language && (
            <SecondLine className="font-normal text-muted">{languageText.reads(language)}</SecondLine>
          )}
        </span>
      </span>
    </RowHeader>
  );
}
