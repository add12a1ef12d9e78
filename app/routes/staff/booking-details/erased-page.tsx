import type { Flash } from "~/forms/flash.server";
import * as text from "~/messages/booking-details";
import { erasedRequest, erasedRequestText, keptDetails } from "~/messages/persons";
import { Banner } from "~/ui/banner";
import { DescriptionList } from "~/ui/description-list";
import { FlashBanner } from "~/ui/page-messages";
import { Panel } from "~/ui/panel";
import { BookingHeader } from "./booking-header";
import type { ShownPosition } from "./list-position.server";
import { Activity } from "./record-panels";
import type { BookingSheet } from "./to-booking-sheet";

/** A booking whose personal data were erased: what the statistics keep of it. There is nothing to do about it. */
export function ErasedPage({
  sheet,
  erased,
  flash,
  position,
}: {
  sheet: BookingSheet;
  /** When that was, formatted. */
  erased: string;
  flash: Flash | null;
  position: ShownPosition | null;
}) {
  const { reference, status, service, created, activity } = sheet;
  return (
    <>
      <BookingHeader reference={reference} status={status} mayMarkSpam={false} position={position} isErased />
      <div className="grid max-w-[52rem] gap-6">
        {flash && <FlashBanner flash={flash} />}
        <Banner tone="info" title={erasedRequest}>
          <p>{erasedRequestText(erased)}</p>
        </Banner>
        <Panel title={keptDetails}>
          <DescriptionList
            items={[
              { term: text.service, value: service },
              { term: text.received, value: created },
            ]}
          />
        </Panel>
        <Activity {...activity} />
      </div>
    </>
  );
}
