import type { Stage } from "~/db/schema.server";
import { sheetStatus as text } from "~/messages/print-sheets";
import type { QuoteView } from "./quote-view";

/** Returns what the printed request binds anybody to: nobody before a quote is accepted. */
export function toSheetStatus(stage: Stage, quote: QuoteView | undefined): string {
  if (stage === "canceled" || stage === "declined") return text.closed;
  if (quote?.state === "accepted") return text.ordered(quote.outcome ?? "", quote.total);
  if (stage === "done") return text.done;
  if (quote?.state === "sent") return text.offered;
  return stage === "scheduled" ? text.scheduled : text.requested;
}
