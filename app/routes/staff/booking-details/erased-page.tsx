import { FlushPanel } from "~/back-office/flush-panel";
import type { Flash } from "~/forms/flash.server";
import * as text from "~/messages/booking-details";
import { erasedRequest, erasedRequestText, keptDetails } from "~/messages/persons";
import { Banner } from "~/ui/banner";
import { FlashBanner } from "~/ui/page-messages";
import { BookingCrumb } from "./booking-crumb";
import type { ShownPosition } from "./list-position.server";
import { Facts } from "./panel-parts";
import { ThreadPanel } from "./thread-panel";
import type { BookingSheet } from "./to-booking-sheet";
import type { Thread } from "./to-thread";

/** A booking whose personal data were erased: what the statistics keep of it. There is nothing to do about it. */
export function ErasedPage({
  sheet: { reference, status, service, created },
  thread,
  erased,
  flash,
  position,
}: {
  sheet: BookingSheet;
  thread: Thread;
  /** When that was, formatted. */
  erased: string;
  flash: Flash | null;
  position: ShownPosition | null;
}) {
  return (
    <>
      <BookingCrumb reference={reference} status={status} position={position} />
      <div className="grid max-w-[52rem] gap-4">
        {flash && <FlashBanner flash={flash} />}
        <Banner tone="info" title={erasedRequest}>
          <p>{erasedRequestText(erased)}</p>
        </Banner>
        <FlushPanel title={keptDetails}>
          <Facts
            facts={[
              { term: text.service, value: service },
              { term: text.received, value: created },
            ]}
          />
        </FlushPanel>
        <ThreadPanel thread={thread} ask={null} />
      </div>
    </>
  );
}
