import { AnswerList } from "~/ui/answer-list";
import { Icon } from "~/ui/icon";
import type { ShownConsent } from "./to-booking-sheet";

/** What the visitor agreed to and when; a scan that may not be shown is marked so that nobody overlooks it. */
export function Consents({ consents }: { consents: readonly ShownConsent[] }) {
  return (
    <AnswerList
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
      <Icon name="forbidden" className="size-4" />
      Do not publish
    </strong>
  );
}
