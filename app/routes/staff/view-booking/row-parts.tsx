import type { ReactNode } from "react";
import { toInitials } from "~/back-office/initials";
import * as text from "~/messages/bookings-list";
import { removedOn, spamAnswered, spamReasons } from "~/messages/spam";
import * as uiText from "~/messages/ui";
import type { BookingRow } from "./to-booking-row";

/** Below the answer, even if the cell's label is beside the answer. */
const below = "@max-[36rem]:col-start-2";

export function SecondLine({ className, children }: { className: string; children: ReactNode }) {
  return <span className={`block text-small leading-snug ${below} ${className}`}>{children}</span>;
}

export function Mailed({ row: { hasFailedMail, reply } }: { row: BookingRow }) {
  if (hasFailedMail) return <SecondLine className="font-semibold text-danger">{text.emailFailed}</SecondLine>;
  return reply && <SecondLine className="font-semibold text-accent-text">{reply}</SecondLine>;
}

export function Waiting({ row: { waiting } }: { row: BookingRow }) {
  if (!waiting) return null;
  return (
    <SecondLine className={waiting.isLate ? "font-semibold text-warn" : "text-muted"}>
      {waiting.text}
    </SecondLine>
  );
}

export function Owner({ name }: { name: string | null }) {
  return (
    <span
      className={`flex items-center gap-1.5 text-small leading-snug ${below} ${name === null ? "text-warn" : "text-muted"}`}
    >
      <span
        aria-hidden="true"
        // CSS renders the initials, so they are not text.
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

export function NotGiven() {
  return <span className="text-muted">{uiText.notGiven}</span>;
}

/** Beside the status; in block layout below the name, because the status has too little space there. */
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
