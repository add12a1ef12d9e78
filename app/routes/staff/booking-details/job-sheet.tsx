import { Fragment } from "react";
import type { QrCode } from "~/lib/qr-code.server";
import { isLongText } from "~/lib/text";
import * as adviceText from "~/messages/advice";
import * as detailsText from "~/messages/booking-details";
import * as workText from "~/messages/booking-work";
import * as text from "~/messages/print-sheets";
import type { BillingFact } from "~/settings/billing";
import { Letterhead } from "~/site/letterhead";
import { NoteLines } from "~/ui/note-lines";
import { PrintColumns, PrintedQuote, PrintFacts, PrintPage, PrintSheet } from "~/ui/print-sheet";
import type { AnswerView, BookingView } from "./to-booking-view";
import type { ThreadMessage, ThreadNote } from "./to-thread";
import type { WorkView } from "./to-work-view";

interface JobSheetProps {
  view: BookingView;
  work: Pick<WorkView, "visits" | "acceptedQuotes">;
  notes: readonly (ThreadNote | ThreadMessage)[];
  /** The invoicing company, in case the customer asks the crew about it. */
  billing: readonly BillingFact[];
  code: QrCode;
}

/**
 * The printed booking for the crew: one letter page with the sold lines and lines for notes, and more pages for long answers. Unanswered
 * questions share one line, and so do the form's unchanged defaults. Notes and messages have a separate page, because the customer signs
 * the first one.
 */
export function JobSheet({ view, work, notes, billing, code }: JobSheetProps) {
  return (
    <>
      <SignedSheet {...{ view, work, billing, code }} />
      {notes.length > 0 && (
        <PrintPage title={detailsText.sheet.crewPage(view.reference)}>
          <PrintFacts
            title={detailsText.sheet.notes}
            facts={notes.map((note) => ({
              id: note.id,
              term: note.when,
              value: (
                <>
                  <span className="block font-semibold">{describeAuthor(note)}</span>
                  {note.text}
                </>
              ),
            }))}
          />
        </PrintPage>
      )}
    </>
  );
}

function describeAuthor(entry: ThreadNote | ThreadMessage): string {
  if (entry.type === "note") return workText.asNote(entry.by);
  return entry.isCustomer ? workText.byCustomer(entry.by) : entry.by;
}

function SignedSheet({
  view,
  work: { visits, acceptedQuotes },
  billing,
  code,
}: Omit<JobSheetProps, "notes">) {
  const { reference, service, created, groups, files, consents, advice } = view;
  const { suggested, unanswered } = view.request;
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
          {suggested.length > 0 && (
            <p>{detailsText.sheet.asSuggested(suggested.map(({ label, value }) => `${label} ${value}`))}</p>
          )}
          {unanswered.length > 0 && <p>{workText.request.unanswered(unanswered)}</p>}
          <p>{text.jobSheetFooter(reference, created)}</p>
          {billing.length > 0 && <p>{toBillingLine(billing)}</p>}
        </>
      }
    >
      <PrintColumns>
        {visits.map((visit) => (
          <PrintFacts key={visit.id} title={workText.visitTitle} facts={toVisitFacts(visit)} isWide />
        ))}
        {acceptedQuotes.map(({ id, number, summary, lines, total, note }) => (
          <Fragment key={id}>
            <PrintedQuote
              heading={`${workText.quoteTitle(number)}, ${summary}`}
              lines={lines}
              total={{ label: workText.total, amount: total }}
            />
            {note && (
              <PrintFacts
                title={workText.note}
                facts={[{ term: workText.quoteTitle(number), value: note }]}
                isWide
              />
            )}
          </Fragment>
        ))}
        {groups.map(({ title, answers }) => {
          const chosenAnswers = answers.filter(({ value, isDefault }) => value !== null && !isDefault);
          return (
            chosenAnswers.length > 0 && (
              <PrintFacts
                key={title}
                title={title}
                facts={chosenAnswers.map((answer) => ({ term: answer.label, value: toPlainText(answer) }))}
                isWide={chosenAnswers.some(({ value }) => isLongText(value))}
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

/** Returns one line for the bottom of the sheet, because a block would move the sheet to a second page. */
function toBillingLine(billing: readonly BillingFact[]): string {
  return billing.map(({ label, value }) => `${label}: ${value.replace(/\s*\n\s*/g, ", ")}`).join(" · ");
}

/** Omits the duration, because it follows from the start and the end. */
function toVisitFacts({ printedWhen, who }: NonNullable<WorkView["visit"]>) {
  return [
    { term: text.when, value: printedWhen },
    { term: workText.who, value: who || workText.nobodyAssigned },
  ];
}

/** Print has no links, so the coordinates and the map's URL replace "Location". */
function toPlainText({ value, link }: AnswerView): string | null {
  return link?.note ? `${link.note}\n${link.href}` : (link?.label ?? value);
}

function DoNotPublish() {
  return (
    <strong className="border-[1.5pt] border-black px-[1.5mm] font-semibold">
      {detailsText.doNotPublish}
    </strong>
  );
}
