import { StaffIcon } from "~/back-office/staff-icon";
import * as text from "~/messages/booking-details";
import { DescriptionList } from "~/ui/description-list";
import type { SheetConsent } from "./to-booking-sheet";

/** The consents with their dates, and a warning where the scan must not be published. */
export function Consents({ consents }: { consents: readonly SheetConsent[] }) {
  return (
    <DescriptionList
      items={consents.map(({ label, value, isForbidden }) => ({
        term: label,
        value: isForbidden ? (
          <>
            {value} <DoNotPublish />
          </>
        ) : (
          value
        ),
      }))}
    />
  );
}

function DoNotPublish() {
  return (
    <strong className="ms-1 inline-flex items-center gap-1.5 border-2 border-current px-2 py-0.5 align-middle font-semibold whitespace-nowrap text-danger">
      <StaffIcon name="forbidden" className="size-4" />
      {text.doNotPublish}
    </strong>
  );
}
