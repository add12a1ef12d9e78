import type { QrCode } from "~/lib/qr-code.server";
import { isLongText } from "~/lib/text";
import * as adviceText from "~/messages/advice";
import { doNotPublish } from "~/messages/booking-details";
import * as work from "~/messages/booking-work";
import * as text from "~/messages/print-sheets";
import type { BillingFact } from "~/settings/billing";
import { Letterhead } from "~/site/letterhead";
import { NoteLines } from "~/ui/note-lines";
import { PrintColumns, PrintFacts, PrintSheet } from "~/ui/print-sheet";
import type { AnswerView, BookingView } from "./to-booking-view";
import type { WorkView } from "./to-work-view";

interface JobSheetProps {
  view: BookingView;
  visit: WorkView["visit"];
  /** Who bills, for the customer who asks the crew. */
  billing: readonly BillingFact[];
  code: QrCode;
}

/**
 * The printed booking for the crew: one letter page with lines for notes, and more pages for long answers. What was not answered is one
 * line.
 */
export function JobSheet({ view, visit, billing, code }: JobSheetProps) {
  const { reference, service, created, groups, files, consents, advice } = view;
  const { unanswered } = view.request;
  return (
    <PrintSheet
      letterhead={<Letterhead />}
      title={text.jobSheet}
      subject={service}
      reference={{ label: text.reference, value: reference }}
      code={code}
      codeLabel={text.bookingCode}
      footer={
        <>
          {unanswered.length > 0 && <p>{work.request.unanswered(unanswered)}</p>}
          <p>{text.jobSheetFooter(reference, created)}</p>
          {billing.length > 0 && <p>{toLine(billing)}</p>}
        </>
      }
    >
      <PrintColumns>
        {visit && <PrintFacts title={work.visitTitle} facts={toVisitFacts(visit)} isWide />}
        {groups.map(({ title, answers }) => {
          const given = answers.filter(({ value }) => value !== null);
          return (
            given.length > 0 && (
              <PrintFacts
                key={title}
                title={title}
                facts={given.map((answer) => ({ term: answer.label, value: toPlainText(answer) }))}
                isWide={given.some(({ value }) => isLongText(value))}
              />
            )
          );
        })}
        {advice.length > 0 && (
          <PrintFacts
            title={adviceText.worthChecking}
            facts={advice.map(({ label, text }) => ({ id: text, term: label, value: text }))}
            isWide
          />
        )}
        <PrintFacts
          title={text.files}
          facts={
            files.length > 0
              ? files.map(({ storedName, tag, name }) => ({ id: storedName, term: tag, value: name }))
              : [{ term: text.noFiles, value: null }]
          }
        />
        <PrintFacts
          title={text.consents}
          facts={consents.map(({ label, printed, isForbidden }) => ({
            term: label,
            value: isForbidden ? <DoNotPublish /> : printed,
          }))}
        />
      </PrintColumns>
      <NoteLines title={text.siteNotes} signatures={text.signatures} />
    </PrintSheet>
  );
}

/** One line at the foot: a block of its own would move the sheet to a second page. */
function toLine(billing: readonly BillingFact[]): string {
  return billing.map(({ label, value }) => `${label}: ${value.replace(/\s*\n\s*/g, ", ")}`).join(" · ");
}

/** Its length follows from when it begins and ends. */
function toVisitFacts({ printedWhen, who }: NonNullable<WorkView["visit"]>) {
  return [
    { term: text.when, value: printedWhen },
    { term: work.who, value: who || work.nobodyAssigned },
  ];
}

/** Paper has no links: coordinates are printed in place of "Location". */
function toPlainText({ value, link }: AnswerView): string | null {
  return link?.note ?? link?.label ?? value;
}

function DoNotPublish() {
  return <strong className="border-[1.5pt] border-black px-[1.5mm] font-semibold">{doNotPublish}</strong>;
}
