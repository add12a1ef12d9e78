import type { ReactNode } from "react";
import { toInitials } from "~/back-office/initials";
import * as text from "~/messages/bookings-list";
import { removedOn, spamAnswered, spamReasons } from "~/messages/spam";
import * as uiText from "~/messages/ui";
import type { BookingRow } from "./to-booking-row";

/** Below the answer, also where a cell has its label beside it. */
const below = "@max-[36rem]:col-start-2";

/** What a cell says of the work, below its answer. */
export function SecondLine({ className, children }: { className: string; children: ReactNode }) {
  return <span className={`block text-small leading-snug ${below} ${className}`}>{children}</span>;
}

/** That an email did not reach the customer, or that they have replied. */
export function Mailed({ row: { hasFailedMail, reply } }: { row: BookingRow }) {
  if (hasFailedMail) return <SecondLine className="font-semibold text-danger">{text.emailFailed}</SecondLine>;
  return reply && <SecondLine className="font-semibold text-accent-text">{reply}</SecondLine>;
}

/** Whom a booking waits for. */
export function Waiting({ row: { waiting } }: { row: BookingRow }) {
  if (!waiting) return null;
  return (
    <SecondLine className={waiting.isLate ? "font-semibold text-warn" : "text-muted"}>
      {waiting.text}
    </SecondLine>
  );
}

/** Who works on a booking, with their initials. */
export function Owner({ name }: { name: string | null }) {
  return (
    <span
      className={`flex items-center gap-1.5 text-small leading-snug ${below} ${name === null ? "text-warn" : "text-muted"}`}
    >
      <span
        aria-hidden="true"
        // Drawn by CSS: it is no text of its own.
        data-initials={name === null ? "?" : toInitials(name)}
        className={`inline-grid h-4.5 min-w-5.5 place-items-center rounded-[2px] border px-0.5 font-mono text-[0.6875rem] leading-none before:content-[attr(data-initials)] ${name === null ? "border-dashed border-current" : "border-line-strong"}`}
      />
      <span className="sr-only">{text.owners.label} </span>
      <span className="min-w-0 truncate @min-[45rem]:max-w-18 @min-[56rem]:max-w-32">
        <bdi>{name ?? text.owners.nobody}</bdi>
      </span>
    </span>
  );
}

/** For an answer that was not given, or was erased. */
export function NotGiven() {
  return <span className="text-muted">{uiText.notGiven}</span>;
}

/** Beside the status, and where a row is a block below the name: the space of the status is too narrow there. */
export function SpamState({
  reason,
  removed,
  isAnswered,
  className,
}: NonNullable<BookingRow["spam"]> & { className: string }) {
  return (
    <span className={`mt-1 block text-small ${className}`}>
      {isAnswered && <span className="block font-semibold text-warn">{spamAnswered}</span>}
      <span className="block font-semibold">{spamReasons[reason]}</span>
      <span className="block text-muted">{removedOn(removed)}</span>
    </span>
  );
}
