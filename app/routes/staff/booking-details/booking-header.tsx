import { BookingStatus } from "~/back-office/booking-status";
import { IntentButton } from "~/back-office/intent-button";
import { StaffIcon } from "~/back-office/staff-icon";
import * as text from "~/messages/booking-details";
import { markSpam } from "~/messages/booking-workflow";
import * as frame from "~/messages/staff-frame";
import { notGiven } from "~/messages/ui";
import { Button } from "~/ui/button";
import { TitleBlock } from "~/ui/title-block";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { ListBar } from "./list-bar";
import type { ShownPosition } from "./list-position.server";
import type { BookingSheet } from "./to-booking-sheet";

/** The way back to the list, title and status of the booking, and its actions: none once its personal data are erased. */
export function BookingHeader({
  reference,
  status,
  mayMarkSpam,
  position,
  isErased = false,
}: {
  reference: string;
  status: number;
  mayMarkSpam: boolean;
  position: ShownPosition | null;
  isErased?: boolean;
}) {
  const isHydrated = useIsHydrated();
  return (
    <>
      <ListBar reference={reference} position={position} />
      <div className="mb-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="flex flex-wrap items-center gap-3">
          <h1>{frame.bookingDetails}</h1>
          <BookingStatus status={status} />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {/* Opening the page does not mark the booking as viewed, because a GET must not change data. */}
          {status === 0 && !isErased && <IntentButton intent="mark-viewed">{text.markViewed}</IntentButton>}
          {status === 1 && !isErased && (
            <IntentButton intent="mark-pending" variant="quiet">
              {text.markPending}
            </IntentButton>
          )}
          {/* Without a question, because it can be undone for 30 days. */}
          {mayMarkSpam && (
            <IntentButton intent="mark-spam" variant="quiet">
              {markSpam}
            </IntentButton>
          )}
          {/* Without script, staff print with the browser's menu. */}
          {isHydrated && !isErased && (
            <Button type="button" size="sm" onClick={() => window.print()}>
              <StaffIcon name="print" />
              {text.printJobSheet}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

/** What a call begins with: who, what, how to reach them and when; then the record's own data. */
export function BookingHead({ sheet }: { sheet: BookingSheet }) {
  const { fullName, service, phone, place, preferredDate, reference, created, completion } = sheet;
  return (
    <TitleBlock
      items={[
        { term: text.name, value: <Name>{fullName}</Name>, isWide: true },
        { term: text.service, value: service, isWide: true },
        { term: text.phone, value: phone.href ? <a href={phone.href}>{phone.label}</a> : phone.label },
        { term: text.preferredDate, value: preferredDate ?? <Missing>{notGiven}</Missing> },
        { term: text.place, value: <a href={place.href}>{place.label}</a>, isWide: true },
        { term: text.reference, value: <span className="font-mono">{reference}</span> },
        { term: text.completionDate, value: completion ?? <Missing>{text.notSet}</Missing> },
        { term: text.received, value: created, isWide: true },
      ]}
    />
  );
}

function Name({ children }: { children: string }) {
  return (
    <span className="block text-[clamp(1.625rem,1.3rem+1.4vw,2.375rem)] leading-[1.15] tracking-[-0.02em]">
      {children}
    </span>
  );
}

function Missing({ children }: { children: string }) {
  return <span className="font-normal text-muted">{children}</span>;
}
