import type { Stage } from "~/db/schema.server";
import { isLongText } from "~/lib/text";
import * as text from "~/messages/print-sheets";
import * as privatePageText from "~/messages/private-page";
import type { BillingFact } from "~/settings/billing";
import { contactText } from "~/settings/company";
import { Letterhead } from "~/site/letterhead";
import { PrintColumns, type PrintFact, PrintFacts, PrintedQuote, PrintSheet } from "~/ui/print-sheet";
import type { PageView, QuoteView } from "./page-view.server";

export function PrintedSheet({ view }: { view: PageView }) {
  const { stage, reference, code, service, groups, files, receivedAt, title, billing } = view;
  const [quote] = view.quotes;
  const quoteFacts = quote ? toQuoteFacts(quote, billing) : [];
  return (
    <PrintSheet
      letterhead={<Letterhead />}
      title={stage === "new" ? text.confirmation : title}
      subject={service}
      reference={{ label: text.reference, value: reference }}
      code={code}
      codeLabel={text.referenceCode}
      footer={`${toSheetStatus(stage, quote)} ${contactText(text.questions)}`}
    >
      <PrintColumns>
        {stage !== "new" && <PrintFacts title={privatePageText.progress} facts={toStateFacts(view)} isWide />}
        {quote && (
          <PrintedQuote
            heading={privatePageText.quote.heading(quote.number)}
            lines={quote.lines.map(({ quantity, price, ...line }) => ({
              ...line,
              times: privatePageText.quote.times(quantity, price),
            }))}
            total={{ label: privatePageText.quote.total, amount: quote.total }}
          />
        )}
        {quote && quoteFacts.length > 0 && (
          <PrintFacts title={privatePageText.quote.terms} facts={quoteFacts} isWide />
        )}
        {groups.map(({ step, title, items }) => {
          const facts = [
            ...items.map(({ label, value }) => ({ term: label, value })),
            ...(step === 4 ? [{ term: text.files, value: files.map(({ name }) => name).join(", ") }] : []),
            ...(step === 1 ? [{ term: text.received, value: receivedAt }] : []),
          ].filter(({ value }) => value !== null && value !== "");
          const isWide = facts.some(({ value }) => isLongText(value));
          return facts.length > 0 && <PrintFacts key={step} title={title} facts={facts} isWide={isWide} />;
        })}
      </PrintColumns>
    </PrintSheet>
  );
}

function toQuoteFacts(quote: QuoteView, billing: readonly BillingFact[]): PrintFact[] {
  return [
    ...(quote.state === "sent" ? [{ term: privatePageText.quote.validThrough, value: quote.validDay }] : []),
    ...(quote.note ? [{ id: "note", term: privatePageText.quote.note, value: quote.note }] : []),
    ...billing.map(({ label, value }) => ({ term: label, value })),
  ];
}

function toStateFacts({
  progress: marks,
  quotes: [quote],
  visit,
  otherVisits,
  canceledVisit,
}: PageView): PrintFact[] {
  return [
    ...marks.flatMap(({ label, day }) => (day ? [{ term: label, value: day }] : [])),
    ...(quote
      ? [{ term: privatePageText.quote.heading(quote.number), value: quote.outcome ?? quote.total }]
      : []),
    ...(visit ? [visit, ...otherVisits] : []).map(({ id, when }) => ({
      id,
      term: privatePageText.visit.heading,
      value: when,
    })),
    ...(canceledVisit
      ? [{ term: privatePageText.visit.heading, value: privatePageText.visit.canceledOnSheet(canceledVisit) }]
      : []),
  ];
}

/** Returns the text that says whether the printed request is binding. It is not binding before a quote is accepted. */
export function toSheetStatus(stage: Stage, quote: QuoteView | undefined): string {
  if (stage === "canceled" || stage === "declined") return text.sheetStatus.closed;
  if (quote?.state === "accepted") return text.sheetStatus.ordered(quote.outcome ?? "", quote.total);
  if (stage === "done") return text.sheetStatus.done;
  if (quote?.state === "sent") return text.sheetStatus.offered;
  return stage === "scheduled" ? text.sheetStatus.scheduled : text.sheetStatus.requested;
}
