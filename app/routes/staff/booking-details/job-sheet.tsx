import type { QrCode } from "~/lib/qr-code.server";
import * as adviceText from "~/messages/advice";
import { doNotPublish } from "~/messages/booking-details";
import * as work from "~/messages/booking-work";
import * as text from "~/messages/print-sheets";
import * as uiText from "~/messages/ui";
import type { BillingFact } from "~/settings/billing";
import { Letterhead } from "~/site/letterhead";
import { NoteLines, PrintColumns, PrintFacts, PrintSheet } from "~/ui/print-sheet";
import type { BookingSheet, SheetAnswer } from "./to-booking-sheet";
import type { WorkSheet } from "./to-work-sheet";

/** Characters from which an answer takes the whole width of the sheet. */
const longAnswer = 160;

interface JobSheetProps {
  sheet: BookingSheet;
  visit: WorkSheet["visit"];
  /** Who bills, for the customer who asks the crew. */
  billing: readonly BillingFact[];
  code: QrCode;
}

/** The printed booking for the crew: one letter page with lines for notes, and more pages for long answers. */
export function JobSheet({ sheet, visit, billing, code }: JobSheetProps) {
  const { reference, service, created, groups, files, consents, advice } = sheet;
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
          <p>{text.jobSheetFooter(reference, created)}</p>
          {billing.length > 0 && <p>{toLine(billing)}</p>}
        </>
      }
    >
      <PrintColumns>
        {visit && <PrintFacts title={work.visitTitle} facts={toVisitFacts(visit)} isWide />}
        {groups.map(({ title, answers }) => (
          <PrintFacts
            key={title}
            title={title}
            facts={answers.map((answer) => ({ term: answer.label, value: toPlainText(answer) }))}
            isWide={answers.some(({ value }) => value !== null && value.length > longAnswer)}
          />
        ))}
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

function toVisitFacts({ printedWhen, length, who }: NonNullable<WorkSheet["visit"]>) {
  return [
    { term: text.when, value: printedWhen },
    { term: work.length, value: length },
    { term: work.who, value: who || work.nobodyAssigned },
  ];
}

/** Paper has no links: coordinates are printed in place of "Location". */
function toPlainText({ value, link }: SheetAnswer): string {
  return link?.note ?? link?.label ?? value ?? uiText.notGiven;
}

function DoNotPublish() {
  return <strong className="border-[1.5pt] border-black px-[1.5mm] font-semibold">{doNotPublish}</strong>;
}
