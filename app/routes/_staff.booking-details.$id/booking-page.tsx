import type { Flash } from "~/forms/flash.server";
import { FailureBanner } from "~/ui/failure-banner";
import { FlashBanner } from "~/ui/flash-banner";
import { Panel } from "~/ui/panel";
import { TitleBlock } from "~/ui/title-block";
import { useErrorTitle } from "~/ui/use-error-title";
import { Activity } from "./activity";
import { AnswerGroupPanel } from "./answer-group-panel";
import { BookingHeader } from "./booking-header";
import { CompletionForm } from "./completion-form";
import { Consents } from "./consents";
import type { DetailRefusal } from "./detail-action.server";
import { NoteForm } from "./note-form";
import { NoteList } from "./note-list";
import { SiteNotes } from "./site-notes";
import type { BookingSheet } from "./to-booking-sheet";
import { UploadedFiles } from "./uploaded-files";

/** A booking with its notes, files and history; printed, it is the job sheet. */
export function BookingPage({
  sheet,
  flash,
  refusal,
}: {
  sheet: BookingSheet;
  flash: Flash | null;
  refusal: DetailRefusal | undefined;
}) {
  const { id, reference, status, created, completion, completionInput, noteFormId } = sheet;
  const getResult = (intent: DetailRefusal["intent"]) =>
    refusal?.intent === intent ? refusal.result : undefined;
  useErrorTitle(refusal !== undefined);
  return (
    <>
      <BookingHeader reference={reference} status={status} />
      {flash && !refusal && (
        <div className="mb-6 print:hidden">
          <FlashBanner flash={flash} />
        </div>
      )}
      {refusal?.failure && (
        <div className="mb-6 print:hidden">
          <FailureBanner failure={refusal.failure} />
        </div>
      )}
      <div className="grid items-start gap-6 min-[70rem]:grid-cols-[minmax(0,1fr)_21rem] print:block">
        <div className="grid gap-6 print:mb-3 print:grid-cols-2 print:gap-x-6 print:gap-y-3">
          <div className="print:col-span-full">
            <TitleBlock
              items={[
                { term: "Reference", value: reference, isWide: true, isLarge: true },
                { term: "Created", value: created },
                { term: "Completion Date", value: completion ?? <span className="text-muted">Not set</span> },
              ]}
            />
          </div>
          {sheet.groups.map((group) => (
            <AnswerGroupPanel key={group.title} {...group} />
          ))}
          <Panel title="Internal notes" isOnScreenOnly>
            <div className="grid gap-6">
              <NoteForm key={noteFormId} formId={noteFormId} lastResult={getResult("add-note")} />
              <NoteList notes={sheet.notes} hasOlder={sheet.hasOlderNotes} />
            </div>
          </Panel>
        </div>
        <div className="grid gap-6 print:grid-cols-2 print:gap-x-6 print:gap-y-3">
          <Panel title="Uploaded Files">
            <UploadedFiles id={id} files={sheet.files} />
          </Panel>
          <Panel title="Consents">
            <Consents consents={sheet.consents} />
          </Panel>
          <Panel title="Completion Date" isOnScreenOnly>
            <CompletionForm
              key={completionInput}
              value={completionInput}
              lastResult={getResult("set-completion-date")}
            />
          </Panel>
          <Activity {...sheet.activity} />
          <SiteNotes />
        </div>
      </div>
    </>
  );
}
