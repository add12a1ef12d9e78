import { Form, Link } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { StaffIcon } from "~/back-office/staff-icon";
import * as text from "~/messages/dashboard";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { popoverOpenerProps, popoverProps } from "~/ui/popover";
import { SubmitButton } from "~/ui/submit-button";
import { DeskPanel, linkStyles } from "./desk-panel";
import { DeskVisits } from "./desk-visits";
import type { DeskList as List, DeskRow, DeskView } from "./to-desk.server";

/** The panels of the desk. On a phone, the visits come first. */
export function Desk({ desk, children }: { desk: DeskView; children: ReactNode }) {
  const [handedOver, setHandedOver] = useState<DeskRow | null>(null);
  const toHandOver = (row: DeskRow) =>
    desk.handOver.colleagues.length > 0 && (
      <HandOverButton row={row} isChosen={row.id === handedOver?.id} onChoose={() => setHandedOver(row)} />
    );
  return (
    <div className="grid gap-4 min-[70rem]:grid-cols-[minmax(0,1fr)_21.5rem] min-[70rem]:items-start">
      <CountStrip counts={desk.counts} />
      <div className="grid min-w-0 gap-4">
        <DeskList list={desk.mine} toHandOver={toHandOver} />
        <DeskList list={desk.unassigned} toHandOver={toHandOver} />
        {children}
      </div>
      <div className="min-w-0 max-sm:order-first">
        <DeskVisits visits={desk.visits} />
      </div>
      <HandOverMenu row={handedOver} {...desk.handOver} />
    </div>
  );
}

function CountStrip({ counts }: Pick<DeskView, "counts">) {
  return (
    <nav
      aria-label={text.whatWaits}
      className="grid grid-cols-2 gap-px border border-line bg-line sm:grid-cols-4 min-[70rem]:col-span-2"
    >
      {counts.map(({ title, count, detail, isLate, to }) => (
        <Link
          key={to}
          to={to}
          className="grid grid-cols-[auto_1fr] content-start items-baseline gap-x-2.5 bg-raised px-4.5 py-3 text-text no-underline hover:bg-soft focus-visible:z-(--z-raised)"
        >
          <span className="text-[1.75rem] leading-tight font-medium tracking-[-0.03em] tabular-nums">
            {count}
          </span>
          <span className="font-semibold">{title}</span>
          <span className={`col-span-2 text-small ${isLate ? "font-semibold text-warn" : "text-muted"}`}>
            {isLate && <StaffIcon name="clock" className="me-1.5 inline size-4 align-[-3px]" />}
            {detail}
          </span>
        </Link>
      ))}
    </nav>
  );
}

type ToHandOver = (row: DeskRow) => ReactNode;

function DeskList({
  list: { title, note, empty, advice, link, rows },
  toHandOver,
}: {
  list: List;
  toHandOver: ToHandOver;
}) {
  return (
    <DeskPanel
      title={title}
      note={rows.length > 0 ? note : null}
      link={
        link && (
          <Link to={link.to} aria-label={link.name} className={linkStyles}>
            {link.label}
          </Link>
        )
      }
      empty={rows.length > 0 ? null : { title: empty, advice }}
    >
      <ul>
        {rows.map((row) => (
          <DeskListRow key={row.id} row={row} toHandOver={toHandOver} />
        ))}
      </ul>
    </DeskPanel>
  );
}

function DeskListRow({ row, toHandOver }: { row: DeskRow; toHandOver: ToHandOver }) {
  const { to, name, hasUnreadReply, details, alert, handedOver, wait, isLate } = row;
  return (
    <li className="relative grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line px-4.5 py-2 hover:bg-soft">
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
          <Link
            to={to}
            className="inline-flex min-h-6 items-center font-semibold text-text no-underline after:absolute after:inset-0 hover:underline focus-visible:outline-none! focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            <bdi>{name}</bdi>
          </Link>
          {hasUnreadReply && (
            <span className="inline-flex items-center gap-1.5 rounded-[2px] bg-soft px-1.5 text-small font-semibold text-accent-text">
              <StaffIcon name="reply" className="size-4" />
              {text.newReply}
            </span>
          )}
        </p>
        <p className="flex flex-wrap gap-x-3.5 text-small text-muted">
          {details.map((detail) => (
            <span key={detail}>{detail}</span>
          ))}
          {alert && <span className="font-semibold text-danger">{alert}</span>}
        </p>
        {handedOver && <p className="text-small">{handedOver}</p>}
      </div>
      <div className="flex items-center justify-end gap-x-3.5 gap-y-1 tabular-nums max-sm:flex-col max-sm:items-end">
        <Wait time={wait} isLate={isLate} />
        <span className="flex items-center gap-1">
          {toHandOver(row)}
          <RowAction row={row} />
        </span>
      </div>
    </li>
  );
}

function Wait({ time, isLate }: { time: string; isLate: boolean }): ReactNode {
  if (!isLate)
    return (
      <span>
        <span aria-hidden="true">{time}</span>
        <span className="sr-only">{text.waitsFor(time)}</span>
      </span>
    );
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-warn">
      <StaffIcon name="clock" className="size-4" />
      <span aria-hidden="true">{time}</span>
      <span className="sr-only">
        {text.waitsFor(time)}, {text.overAWeek}
      </span>
    </span>
  );
}

const actionStyles = "relative z-(--z-raised) min-w-23 bg-raised max-sm:min-h-11";

function RowAction({ row: { id, name, action } }: { row: DeskRow }) {
  if (action)
    return (
      <ButtonLink to={action.to} size="sm" aria-label={action.name} className={actionStyles}>
        {action.label}
      </ButtonLink>
    );
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <SubmitButton
        intent="take"
        size="sm"
        sends={{ id }}
        aria-label={text.takeBooking(name)}
        className={actionStyles}
      >
        {text.take}
      </SubmitButton>
    </Form>
  );
}

const menuId = "hand-over";

/** Opens the menu for a row. Without script, users change the owner on the booking's page. */
function HandOverButton({
  row: { handOver },
  isChosen,
  onChoose,
}: {
  row: DeskRow;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <button
      type="button"
      {...popoverOpenerProps(menuId)}
      onClick={onChoose}
      aria-label={handOver}
      className={classNames(
        "relative z-(--z-raised) inline-grid size-control-sm place-items-center rounded-control hover:bg-sunken max-sm:size-11 noscript:hidden",
        isChosen && "[anchor-name:--hand-over]",
      )}
    >
      <StaffIcon name="user-add" />
    </button>
  );
}

/** One menu that all rows share. */
function HandOverMenu({ row, title, colleagues }: DeskView["handOver"] & { row: DeskRow | null }) {
  return (
    <div
      {...popoverProps(menuId)}
      className="fixed inset-0 m-auto max-h-80 w-64 overflow-y-auto rounded-control border border-line bg-raised p-1.5 text-text shadow-menu [position-try-fallbacks:flip-block] supports-[anchor-name:--a]:inset-auto supports-[anchor-name:--a]:top-[anchor(--hand-over_bottom)] supports-[anchor-name:--a]:right-4 supports-[anchor-name:--a]:m-0 sm:supports-[anchor-name:--a]:right-[anchor(--hand-over_right)]"
    >
      <Form
        method="post"
        preventScrollReset
        aria-label={row?.handOver}
        onSubmit={() => document.getElementById(menuId)?.hidePopover()}
      >
        <p className="px-3 py-1.5 text-small text-muted">{title}</p>
        <input type="hidden" name="intent" value="hand-over" />
        <input type="hidden" name="id" value={row?.id ?? ""} />
        {colleagues.map(({ id, fullName }) => (
          <button
            key={id}
            type="submit"
            name="ownerId"
            value={id}
            translate="no"
            className="flex min-h-11 w-full items-center rounded-[2px] px-3 py-2 text-start font-medium wrap-anywhere hover:bg-soft"
          >
            {fullName}
          </button>
        ))}
      </Form>
    </div>
  );
}
