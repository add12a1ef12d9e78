import * as text from "~/messages/print-sheets";
import { progress, quote as quoteText, stages, visit as visitText } from "~/messages/request";
import type { BillingFact } from "~/settings/billing-facts";
import { contactText } from "~/settings/company";
import { Letterhead } from "~/site/letterhead";
import { PrintColumns, type PrintFact, PrintFacts, PrintSheet } from "~/ui/print-sheet";
import type { PageView } from "./page-view.server";
import { PrintedQuote } from "./printed-quote";
import type { QuoteView } from "./quote-view";
import { toSheetStatus } from "./sheet-status";

/** Characters from which an answer takes the whole width of the sheet. */
const longAnswer = 160;

/** The printed request: the reference, where it stands, and every answer given. */
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
        {stage !== "new" && <PrintFacts title={progress} facts={toStateFacts(view)} isWide />}
        {quote && <PrintedQuote quote={quote} />}
        {quote && quoteFacts.length > 0 && <PrintFacts title={quoteText.terms} facts={quoteFacts} isWide />}
        {groups.map(({ step, title, items }) => {
          const facts = [
            ...items.map(({ label, value }) => ({ term: label, value })),
            ...(step === 4 ? [{ term: text.files, value: files.map(({ name }) => name).join(", ") }] : []),
            ...(step === 1 ? [{ term: text.received, value: receivedAt }] : []),
          ].filter(({ value }) => value !== null && value !== "");
          const isWide = facts.some(({ value }) => (value ?? "").length > longAnswer);
          return facts.length > 0 && <PrintFacts key={step} title={title} facts={facts} isWide={isWide} />;
        })}
      </PrintColumns>
    </PrintSheet>
  );
}

/** Until when the latest quote is valid, its note, and who bills. */
function toQuoteFacts(quote: QuoteView, billing: readonly BillingFact[]): PrintFact[] {
  return [
    ...(quote.state === "sent" ? [{ term: quoteText.validThrough, value: quote.validDay }] : []),
    ...(quote.note ? [{ id: "note", term: quoteText.note, value: quote.note }] : []),
    ...billing.map(({ label, value }) => ({ term: label, value })),
  ];
}

/** Where the request stands: its stages with their days, the quote and the visit. */
function toStateFacts({ progress: marks, quotes: [quote], visit, canceledVisit }: PageView): PrintFact[] {
  return [
    ...marks.flatMap(({ stage, day }) => (day ? [{ term: stages[stage], value: day }] : [])),
    ...(quote ? [{ term: quoteText.heading(quote.number), value: quote.outcome ?? quote.total }] : []),
    ...(visit ? [{ term: visitText.heading, value: visit.when }] : []),
    ...(canceledVisit ? [{ term: visitText.heading, value: visitText.canceledOnSheet(canceledVisit) }] : []),
  ];
}
