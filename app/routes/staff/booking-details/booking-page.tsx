import { Form } from "@remix-run/react";
import { type FormResult, messagesOf } from "~/forms/form-result";
import { undo, undoOwner } from "~/messages/booking-work";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { useErrorTitle } from "~/ui/error-summary";
import { FailureBanner } from "~/ui/failure-banner";
import { FlashBanner } from "~/ui/page-messages";
import { BookingCrumb } from "./booking-crumb";
import { BookingHead } from "./booking-head";
import { BookingShortcuts } from "./booking-shortcuts";
import { FilesPanel } from "./files-panel";
import { HiddenActionInputs } from "./head-actions";
import { JobSheet } from "./job-sheet";
import type { LoadedBooking } from "./load-booking-page.server";
import { DeliveryPanel, Duplicates, SpamPanel } from "./notices";
import { PhoneBar } from "./phone-bar";
import { RequestPanel } from "./request-panel";
import { ResultsPanel } from "./results-panel";
import { ThreadPanel } from "./thread-panel";
import { VisitPanel } from "./visit-panel";
import { QuotePanel } from "./work-panels";
import { WritePanel } from "./write-panel";

interface BookingPageProps {
  loaded: LoadedBooking;
  result: FormResult | undefined;
}

/** Prints as the job sheet. */
export function BookingPage({ loaded, result }: BookingPageProps) {
  const { id, reference, status, fullName, files, work, messageFormId, noteFormId, flash } = loaded;
  const hasWork = work.quote !== null || work.visit !== null;
  const { hasUpcomingVisit, isVisitFirst } = work;
  const visit = <VisitPanel work={work} visitAnswers={loaded.visitAnswers} />;
  const request = (
    <RequestPanel view={loaded} isWorkedOn={!work.spam} hasQuote={work.quote !== null} result={result} />
  );
  // On phones, the time, place and access of a coming visit stand before the conversation.
  const first = hasWork && (
    <div
      className={classNames("grid min-w-0 items-start gap-4", layout.first, hasUpcomingVisit && layout.ahead)}
    >
      {isVisitFirst && visit}
      {hasUpcomingVisit ? request : <QuotePanel work={work} />}
      {!isVisitFirst && visit}
    </div>
  );
  useErrorTitle(result?.error !== undefined);
  return (
    <>
      <div className="max-sm:pb-16 print:hidden">
        <BookingCrumb reference={reference} status={status} position={loaded.position} />
        <Messages flash={flash} result={result} work={work} />
        <BookingHead view={loaded} work={work} person={loaded.person} result={result} />
        <div className={classNames("grid items-start gap-4", hasWork ? layout.wide : layout.narrow)}>
          {hasUpcomingVisit && first}
          <div className={`grid min-w-0 gap-4 ${layout.main}`}>
            <Notices work={work} />
            <ThreadPanel thread={loaded.thread} requestedDate={loaded.requestedDate}>
              {!work.spam && <WritePanel {...{ fullName, work, messageFormId, noteFormId, result }} />}
            </ThreadPanel>
          </div>
          {!hasUpcomingVisit && first}
          <div className={`grid min-w-0 gap-4 ${hasWork ? layout.second : layout.first}`}>
            {hasUpcomingVisit && <QuotePanel work={work} />}
            <ResultsPanel bookingId={id} results={loaded.results} mayDeliver={work.mayDeliver} />
            {!hasUpcomingVisit && request}
            <FilesPanel id={id} files={files} formId={work.formId} isWorkedOn={!work.spam} result={result} />
          </div>
        </div>
        <BookingShortcuts staffId={work.staffId} />
        <PhoneBar view={loaded} work={work} />
      </div>
      {/* Last, because a navigation focuses the first heading. */}
      <JobSheet
        view={loaded}
        work={work}
        notes={loaded.printedNotes}
        billing={loaded.billing}
        code={loaded.code}
      />
    </>
  );
}

/**
 * The panels beside the conversation take one column of wide windows, and two of very wide ones. The order in the document is that of a
 * narrow window.
 */
const layout = {
  wide: "md:max-[70rem]:grid-cols-2 min-[70rem]:grid-cols-[minmax(0,1fr)_23rem] min-[70rem]:grid-rows-[auto_1fr] min-[100rem]:grid-cols-[minmax(0,1fr)_23rem_23rem]",
  narrow: "min-[70rem]:grid-cols-[minmax(0,1fr)_23rem] min-[100rem]:grid-cols-[minmax(0,1fr)_30rem]",
  main: "md:max-[70rem]:col-span-full min-[70rem]:col-start-1 min-[70rem]:row-start-1 min-[70rem]:row-span-2",
  first: "min-[70rem]:col-start-2 min-[70rem]:row-start-1",
  ahead: "md:max-[70rem]:col-span-full md:max-[70rem]:grid-cols-2",
  second: "min-[70rem]:col-start-2 min-[70rem]:row-start-2 min-[100rem]:col-start-3 min-[100rem]:row-start-1",
};

function Messages({
  flash,
  result,
  work,
}: Pick<LoadedBooking, "flash" | "work"> & Pick<BookingPageProps, "result">) {
  const messages = messagesOf(result);
  return (
    <>
      {flash && !result && (
        <div className="mb-4">
          <FlashBanner flash={flash}>
            {flash.undo && (
              <Form method="post" className="mt-2">
                <HiddenActionInputs intent={flash.undo} formId={work.formId} seen={work.seen} />
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

/** Warnings that staff must read first; empty for most bookings. */
function Notices({ work }: Pick<LoadedBooking, "work">) {
  return (
    <div className="grid gap-4 empty:hidden">
      {work.spam && <SpamPanel spam={work.spam} />}
      {work.undelivered.length > 0 && <DeliveryPanel work={work} />}
      <Duplicates duplicates={work.duplicates} />
    </div>
  );
}
