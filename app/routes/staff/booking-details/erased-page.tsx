import { Facts, FlushPanel } from "~/back-office/flush-panel";
import * as text from "~/messages/booking-details";
import { erasedRequest, erasedRequestText, keptDetails } from "~/messages/persons";
import { Banner } from "~/ui/banner";
import { FlashBanner } from "~/ui/page-messages";
import { BookingCrumb } from "./booking-crumb";
import type { LoadedBooking } from "./load-booking-page.server";
import { ThreadPanel } from "./thread-panel";

/** A booking whose personal data were erased: only the data for statistics remain. */
export function ErasedPage({
  loaded: { reference, status, service, created, thread, flash, position },
  erased,
}: {
  loaded: LoadedBooking;
  erased: string;
}) {
  return (
    <>
      <BookingCrumb reference={reference} status={status} position={position} />
      <div className="grid max-w-[52rem] gap-4">
        <FlashBanner flash={flash} />
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
        <ThreadPanel thread={thread} requestedDate={null} />
      </div>
    </>
  );
}
