import { StageMark } from "~/back-office/stage-mark";
import * as bookingAnswersText from "~/messages/booking-answers";
import * as text from "~/messages/booking-details";
import * as work from "~/messages/booking-work";
import { HeadActions, type PersonPaths } from "./head-actions";
import { OwnerMenu } from "./owner-menu";
import type { BookingSheet } from "./to-booking-sheet";
import type { WorkSheet } from "./to-work-sheet";

const link =
  "inline-flex items-center max-sm:min-h-11 wrap-anywhere text-accent-text underline underline-offset-[0.2em] hover:decoration-2";

/** Characters of a name that would push what is beside it onto several lines. */
const longName = 32;

/** What a call begins with: who, where it stands, whose turn it is, how to reach them, and what is next. */
export function BookingHead({
  sheet,
  work: booking,
  person,
}: {
  sheet: BookingSheet;
  work: WorkSheet;
  person: PersonPaths | null;
}) {
  const { fullName, service, phone, email } = sheet;
  const { stage, waits, spam, language } = booking;
  return (
    <section
      aria-labelledby="booking-name"
      className="relative mb-4 flex flex-wrap items-center gap-x-5 gap-y-3 border border-text bg-raised px-4.5 py-3"
    >
      <div className="grid min-w-0 gap-x-5 gap-y-1.5 md:flex md:items-center">
        <div className="min-w-0 max-md:pe-12 md:max-w-[26rem]">
          <h2
            id="booking-name"
            className={`pb-0.5 leading-[1.15]! font-medium! tracking-[-0.022em]! wrap-anywhere ${fullName.length > longName ? "text-h3!" : "text-[1.625rem]!"}`}
          >
            {fullName}
          </h2>
          <div className="flex flex-wrap items-center gap-x-3 text-small">
            {!spam && <OwnerMenu work={booking} />}
            <p className="text-muted">
              <span className="sr-only">{text.service}: </span>
              {service}
            </p>
            {language && <p className="font-semibold">{text.reads(language)}</p>}
          </div>
        </div>
        <div className={`${column} shrink-0`}>
          <p>
            <span className="sr-only">{work.stage}: </span>
            <StageMark stage={stage} />
          </p>
          {waits && (
            <p className={`text-small ${waits.isForUs ? "font-semibold" : "text-muted"}`}>{waits.text}</p>
          )}
        </div>
        <div className={`${column} md:max-w-72 md:shrink-0`}>
          <p className="tabular-nums">
            <span className="sr-only">{text.phone}: </span>
            {phone.href ? (
              <a href={phone.href} className={link}>
                {phone.label}
              </a>
            ) : (
              phone.label
            )}
          </p>
          <p className="text-small">
            <span className="sr-only">{bookingAnswersText.answerLabels.email}: </span>
            <a href={email.href} className={link}>
              {email.label}
            </a>
          </p>
        </div>
      </div>
      <HeadActions status={sheet.status} work={booking} person={person} />
    </section>
  );
}

const column = "grid min-w-0 gap-0.5 md:border-s md:border-line md:ps-5";
