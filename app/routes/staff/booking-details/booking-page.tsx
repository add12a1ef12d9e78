import { Form } from "@remix-run/react";
import { FlushPanel } from "~/back-office/flush-panel";
import type { Flash } from "~/forms/flash.server";
import { type FormResult, messagesOf, resultOf } from "~/forms/form-result";
import { toFirstName } from "~/lib/first-name";
import type { QrCode } from "~/lib/qr-code.server";
import * as text from "~/messages/booking-details";
import { undo, undoOwner } from "~/messages/booking-work";
import type { BillingFact } from "~/settings/billing";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { useErrorTitle } from "~/ui/error-summary";
import { FailureBanner } from "~/ui/failure-banner";
import { FlashBanner } from "~/ui/page-messages";
import { BookingCrumb } from "./booking-crumb";
import { BookingHead } from "./booking-head";
import { BookingShortcuts } from "./booking-shortcuts";
import type { Ask } from "./find-ask.server";
import { type PersonPaths, StepFields } from "./head-actions";
import { JobSheet } from "./job-sheet";
import type { ShownPosition } from "./list-position.server";
import { DeliveryPanel, Duplicates, SpamPanel } from "./notices";
import { PhoneBar } from "./phone-bar";
import { RequestPanel } from "./request-panel";
import type { ResultsSheet } from "./results-panel";
import { ResultsPanel } from "./results-panel";
import { ThreadPanel } from "./thread-panel";
import type { BookingSheet } from "./to-booking-sheet";
import type { Thread } from "./to-thread";
import type { WorkSheet } from "./to-work-sheet";
import { UploadedFiles } from "./uploaded-files";
import { QuotePanel, VisitPanel } from "./work-panels";
import { WritePanel } from "./write-panel";

interface BookingPageProps {
  sheet: BookingSheet & {
    noteFormId: string;
    messageFormId: string;
    person: PersonPaths | null;
    results: ResultsSheet;
  };
  work: WorkSheet;
  thread: Thread;
  ask: Ask | null;
  /** The company's billing details, for the job sheet. */
  billing: readonly BillingFact[];
  /** The QR code of the page's URL, for the job sheet. */
  code: QrCode;
  flash: Flash | null;
  /** Of the form that was sent last, if it was refused. */
  result: FormResult | undefined;
  /** The list that the booking was opened from; null if it was opened from elsewhere. */
  position: ShownPosition | null;
}

/** A booking with its notes, files and history; what is printed is the job sheet. */
export function BookingPage({
  sheet,
  work,
  thread,
  ask,
  billing,
  code,
  flash,
  result,
  position,
}: BookingPageProps) {
  const { id, reference, status, fullName, messageFormId, noteFormId } = sheet;
  const hasWork = work.quote !== null || work.visit !== null;
  useErrorTitle(result?.error !== undefined);
  return (
    <>
      <div className="max-sm:pb-16 print:hidden">
        <BookingCrumb reference={reference} status={status} position={position} />
        <Messages flash={flash} result={result} work={work} />
        <BookingHead sheet={sheet} work={work} person={sheet.person} />
        <Notices work={work} result={result} />
        <div className={classNames("grid items-start gap-4", hasWork ? layout.wide : layout.narrow)}>
          <ThreadPanel thread={thread} ask={ask}>
            {!work.spam && (
              <WritePanel
                firstName={toFirstName(fullName)}
                {...{ work, messageFormId, noteFormId, result }}
              />
            )}
          </ThreadPanel>
          <div className={classNames("grid min-w-0 items-start gap-4", hasWork && layout.side)}>
            {hasWork && (
              <div className="grid min-w-0 gap-4">
                {work.isVisitFirst && <VisitPanel work={work} />}
                <QuotePanel work={work} />
                {!work.isVisitFirst && <VisitPanel work={work} />}
              </div>
            )}
            <div className="grid min-w-0 gap-4">
              <ResultsPanel results={sheet.results} />
              <RequestPanel
                sheet={sheet}
                isWorkedOn={!work.spam}
                hasQuote={work.quote !== null}
                result={result}
              />
              <FlushPanel title={text.uploadedFiles} note={sheet.files.length > 0 && sheet.files.length}>
                <div className="px-4.5 pb-3.5">
                  <UploadedFiles id={id} files={sheet.files} />
                </div>
              </FlushPanel>
            </div>
          </div>
        </div>
        <BookingShortcuts staffId={work.staffId} />
        <PhoneBar sheet={sheet} work={work} />
      </div>
      {/* Last, because a navigation focuses the first heading. */}
      <JobSheet sheet={sheet} visit={work.visit} billing={billing} code={code} />
    </>
  );
}

/** What stands beside the conversation takes one column of wide windows, and two of very wide ones. */
const layout = {
  wide: "min-[70rem]:grid-cols-[minmax(0,1fr)_23rem] min-[100rem]:grid-cols-[minmax(0,1fr)_47rem]",
  narrow: "min-[70rem]:grid-cols-[minmax(0,1fr)_23rem] min-[100rem]:grid-cols-[minmax(0,1fr)_30rem]",
  side: "md:max-[70rem]:grid-cols-2 min-[100rem]:grid-cols-2",
};

/** What the form before did, with a way to undo it, or why the last one was refused. */
function Messages({ flash, result, work }: Pick<BookingPageProps, "flash" | "result" | "work">) {
  const messages = messagesOf(result);
  return (
    <>
      {flash && !result && (
        <div className="mb-4">
          <FlashBanner flash={flash}>
            {flash.undo && (
              <Form method="post" className="mt-2">
                <StepFields intent={flash.undo} formId={work.formId} seen={work.seen} />
                <Button type="submit" size="sm">
                  {flash.undo === "release" ? undoOwner : undo}
                </Button>
              </Form>
            )}
          </FlashBanner>
        </div>
      )}
      {messages && (
        <div className="mb-4">
          <FailureBanner messages={messages} />
        </div>
      )}
    </>
  );
}

/** What staff have to know before they do anything; nothing for most bookings. */
function Notices({ work, result }: Pick<BookingPageProps, "work" | "result">) {
  return (
    <div className="grid gap-4 not-empty:mb-4">
      {work.spam && <SpamPanel spam={work.spam} />}
      {work.undelivered.length > 0 && (
        <DeliveryPanel work={work} lastResult={resultOf(result, { intent: "correct-email" })} />
      )}
      <Duplicates duplicates={work.duplicates} />
    </div>
  );
}
