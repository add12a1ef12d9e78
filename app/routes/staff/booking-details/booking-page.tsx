import { useListSearch } from "~/back-office/use-list-position";
import { IntentButton } from "~/back-office/intent-button";
import type { Flash } from "~/forms/flash.server";
import { type FormResult, messagesOf, resultOf } from "~/forms/reply";
import type { QrCode } from "~/lib/qr-code.server";
import * as text from "~/messages/booking-details";
import * as workText from "~/messages/booking-work";
import type { BillingFact } from "~/settings/billing-facts";
import { ButtonLink } from "~/ui/button";
import { useErrorTitle } from "~/ui/error-summary";
import { FailureBanner } from "~/ui/failure-banner";
import { FlashBanner } from "~/ui/page-messages";
import { Panel } from "~/ui/panel";
import { BookingHead, BookingHeader } from "./booking-header";
import { BookingShortcuts } from "./booking-shortcuts";
import { CompletionForm } from "./completion-form";
import { JobSheet } from "./job-sheet";
import type { ShownPosition } from "./list-position.server";
import { MessagePanel } from "./message-panel";
import { NoteList } from "./note-list";
import { DeliveryPanel, Duplicates, SpamPanel, WorthChecking } from "./notices";
import { ProgressPanel } from "./progress-panel";
import { Activity, AnswerGroupPanel, Consents, UploadedFiles } from "./record-panels";
import { TextForm } from "./text-form";
import type { BookingSheet } from "./to-booking-sheet";
import type { WorkSheet } from "./to-work-sheet";

/** A booking with its notes, files and history; what is printed is the job sheet. */
export function BookingPage({
  sheet,
  work,
  billing,
  code,
  flash,
  result,
  position,
}: {
  sheet: BookingSheet;
  work: WorkSheet;
  /** The company's billing details, for the job sheet. */
  billing: readonly BillingFact[];
  /** The QR code of the page's URL, for the job sheet. */
  code: QrCode;
  flash: Flash | null;
  /** Of the form that was sent last, if it was refused. */
  result: FormResult | undefined;
  /** The list that the booking was opened from; null if it was opened from elsewhere. */
  position: ShownPosition | null;
}) {
  const { id, reference, status, completionInput, noteFormId } = sheet;
  const getResult = (intent: string) => resultOf(result, { intent });
  const messages = messagesOf(result);
  useErrorTitle(result?.error !== undefined);
  return (
    <>
      <div className="print:hidden">
        <BookingHeader
          reference={reference}
          status={status}
          mayMarkSpam={work.spam === null}
          position={position}
        />
        {flash && !result && (
          <div className="mb-6">
            <FlashBanner flash={flash}>
              {flash.undo && (
                <IntentButton intent={flash.undo} className="mt-3">
                  {workText.undoOwner}
                </IntentButton>
              )}
            </FlashBanner>
          </div>
        )}
        {messages && (
          <div className="mb-6">
            <FailureBanner messages={messages} />
          </div>
        )}
        {work.spam && (
          <div className="mb-6">
            <SpamPanel spam={work.spam} />
          </div>
        )}
        {/* In wide windows the notes begin beside the head and the answers below it: the last row takes the rest. The rows
            have margins in place of gaps, because an empty middle row would double the gap. */}
        <div className="grid items-start gap-6 min-[70rem]:grid-cols-[minmax(0,1fr)_21rem] min-[70rem]:grid-rows-[auto_auto_1fr] min-[70rem]:gap-y-0">
          <div className="grid gap-6 min-[70rem]:mb-6">
            <BookingHead sheet={sheet} />
            {work.undelivered.length > 0 && (
              <DeliveryPanel work={work} lastResult={getResult("correct-email")} />
            )}
            <Duplicates duplicates={work.duplicates} />
            <WorthChecking advice={sheet.advice} />
            <ProgressPanel work={work} />
          </div>
          <div className="grid gap-6 min-[70rem]:row-span-2 min-[70rem]:mb-6">
            {(!work.spam || work.messages.length > 0) && (
              <MessagePanel work={work} lastResult={getResult("send-message")} />
            )}
            <Panel title={text.internalNotes}>
              <div className="grid gap-6">
                <TextForm
                  key={noteFormId}
                  id="note"
                  intent="add-note"
                  formId={noteFormId}
                  bookingId={id}
                  label={text.newNote}
                  hint={text.noteHint}
                  submitLabel={text.addNote}
                  lastResult={getResult("add-note")}
                />
                <NoteList notes={sheet.notes} hasOlder={sheet.hasOlderNotes} />
              </div>
            </Panel>
            <Panel title={text.uploadedFiles}>
              <UploadedFiles id={id} files={sheet.files} />
            </Panel>
          </div>
          <div className="grid gap-6 min-[70rem]:col-start-1 min-[70rem]:row-span-2 min-[70rem]:row-start-2">
            {sheet.groups.map((group) => (
              <AnswerGroupPanel key={group.title} {...group} />
            ))}
          </div>
          <div className="grid gap-6">
            {!work.spam && (
              <>
                <Panel title={text.completionDate}>
                  <CompletionForm
                    key={completionInput}
                    value={completionInput}
                    lastResult={getResult("set-completion-date")}
                  />
                </Panel>
                <CustomerLink />
              </>
            )}
            <Panel title={text.consents}>
              <Consents consents={sheet.consents} />
            </Panel>
            <Activity {...sheet.activity} />
          </div>
        </div>
        <BookingShortcuts staffId={work.staffId} />
      </div>
      {/* Last, because a navigation focuses the first heading. */}
      <JobSheet sheet={sheet} visit={work.visit} billing={billing} code={code} />
    </>
  );
}

/** Tells staff of the customer's page, and leads to the question whether to give it a new link. */
function CustomerLink() {
  const search = useListSearch({ renew: "" });
  return (
    <Panel title={workText.linkTitle}>
      <p className="mb-3 text-muted">{workText.linkText}</p>
      <ButtonLink to={{ search }} size="sm">
        {workText.renewLink}
      </ButtonLink>
    </Panel>
  );
}
