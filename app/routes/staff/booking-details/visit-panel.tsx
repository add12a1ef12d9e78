import { Facts, FlushPanel } from "~/back-office/flush-panel";
import * as text from "~/messages/booking-work";
import { toAnswerFacts } from "./request-panel";
import type { AnswerView } from "./to-booking-view";
import type { WorkView } from "./to-work-view";

/** When somebody goes and who, and what they need on the way; how long it takes follows from when it begins and ends. */
export function VisitPanel({ work: { visit }, onSite }: { work: WorkView; onSite: readonly AnswerView[] }) {
  if (!visit) return null;
  return (
    <FlushPanel title={text.visitTitle}>
      <Facts
        facts={[
          { term: text.when, value: visit.when },
          { term: text.who, value: visit.who || text.nobodyAssigned },
          ...toAnswerFacts(onSite),
        ]}
      />
    </FlushPanel>
  );
}
