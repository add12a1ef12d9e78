import { Form, Link } from "@remix-run/react";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { Facts, FlushPanel } from "~/back-office/flush-panel";
import { ShortcutHelp } from "~/back-office/shortcut-help";
import { useListPosition } from "~/back-office/use-list-position";
import { type FormResult, messagesOf } from "~/forms/form-result";
import * as text from "~/messages/booking-work";
import { undo, undoOwner } from "~/messages/booking-work";
import { bookingShortcuts } from "~/messages/shortcuts";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { useErrorTitle } from "~/ui/error-summary";
import { FailureBanner } from "~/ui/failure-banner";
import { FlashBanner } from "~/ui/page-messages";
import { pressShortcut } from "~/ui/shortcut";
import { BookingCrumb } from "./booking-crumb";
import { BookingHead } from "./booking-head";
import { FilesPanel } from "./files-panel";
import { HiddenActionInputs } from "./head-actions";
import { JobSheet } from "./job-sheet";
import type { LoadedBooking } from "./load-booking-page.server";
import { messageTab, noteTab } from "./next-actions";
import { DeliveryPanel, Duplicates, SpamPanel } from "./notices";
import { PhoneBar } from "./phone-bar";
import { RequestPanel, toAnswerFacts } from "./request-panel";
import { ResultsPanel } from "./results-panel";
import { ThreadPanel } from "./thread-panel";
import type { AnswerView } from "./to-booking-view";
import type { WorkView } from "./to-work-view";
import { QuotePanel } from "./work-panels";
import { WritePanel } from "./write-panel";

interface BookingPageProps {
  loaded: LoadedBooking;
  result: FormResult | undefined;
}

/** A booking's page, which prints as the job sheet. */
export function BookingPage({ loaded, result }: BookingPageProps) {
  const { id, reference, status, fullName, files, work, messageFormId, noteFormId, flash } = loaded;
  const hasWork = work.quote !== null || work.visit !== null;
  const { hasUpcomingVisit, isVisitFirst } = work;
  const visit = <VisitPanel work={work} visitAnswers={loaded.visitAnswers} />;
  const request = (
    <RequestPanel view={loaded} isWorkedOn={!work.spam} hasQuote={work.quote !== null} result={result} />
  );
  // On phones, the time, place and access of an upcoming visit come before the conversation.
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
 * The panels beside the conversation take one column in wide windows, and two in very wide ones. The order in the document is that of a
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

/** Keys that press the link, button or field marked with the same key. */
const pressedKeys = ["j", "k", "u", "q", "v", "d"];
/** Keys of fields that are below a tab. */
const tabKeys = { r: messageTab, "/": messageTab, n: noteTab };

/** @param staffId the user, to whom pressing `a` twice assigns the booking */
function BookingShortcuts({ staffId }: { staffId: string }) {
  const beginAssigning = useDoubleKeyAssign(staffId);
  const shortcuts = useMemo(
    () => ({
      ...Object.fromEntries(pressedKeys.map((key) => [key, () => pressShortcut(key)])),
      ...Object.fromEntries(Object.entries(tabKeys).map(([key, tab]) => [key, () => pressInTab(key, tab)])),
      a: () => {
        pressShortcut("a");
        beginAssigning();
      },
    }),
    [beginAssigning],
  );
  return <ShortcutHelp shortcuts={shortcuts} descriptions={bookingShortcuts} />;
}

function pressInTab(key: string, tab: string) {
  // The form is hidden while the other tab is open.
  document.getElementById(tab)?.click();
  pressShortcut(key);
}

/** Returns a function to call on the first `a`. A second `a`, in the owner's select, then assigns the booking to this user. */
function useDoubleKeyAssign(staffId: string) {
  const isAssigning = useRef(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, repeat } = event;
      if (!isAssigning.current || repeat) return;
      isAssigning.current = false;
      if (key !== "a" || !(target instanceof HTMLSelectElement) || target.dataset.shortcut !== "a") return;
      event.preventDefault();
      target.value = staffId;
      target.form?.requestSubmit();
    };
    document.addEventListener("keydown", onKey, { capture: true });
    return () => document.removeEventListener("keydown", onKey, { capture: true });
  }, [staffId]);
  return useCallback(() => {
    isAssigning.current = true;
  }, []);
}

function VisitPanel({ work, visitAnswers }: { work: WorkView; visitAnswers: readonly AnswerView[] }) {
  const { id, visits, hasUpcomingVisit, maySchedule } = work;
  const position = useListPosition();
  if (visits.length === 0) return null;
  const isSeveral = visits.length > 1;
  return (
    <FlushPanel
      title={isSeveral ? text.visitsTitle : text.visitTitle}
      link={
        hasUpcomingVisit &&
        maySchedule && (
          <Link to={paths.bookingVisit(id, { visit: "new", ...position })} className={linkStyles}>
            {text.addVisit}
          </Link>
        )
      }
    >
      {visits.map(({ id: visitId, when, who }) => (
        <div key={visitId}>
          <Facts
            facts={[
              { term: text.when, value: when },
              { term: text.who, value: who || text.nobodyAssigned },
            ]}
          />
          {isSeveral && (
            <p className="flex flex-wrap gap-x-5 px-4.5 pb-2.5">
              <Link
                to={paths.bookingVisit(id, { visit: visitId, ...position })}
                aria-label={text.oneVisit.changeOf(when)}
                className={linkStyles}
              >
                {text.oneVisit.change}
              </Link>
              <Link
                to={paths.bookingStage(id, { to: "visit", visit: visitId, ...position })}
                aria-label={text.oneVisit.cancelOf(when)}
                className={linkStyles}
              >
                {text.oneVisit.cancel}
              </Link>
            </p>
          )}
        </div>
      ))}
      <Facts facts={toAnswerFacts(visitAnswers)} />
    </FlushPanel>
  );
}

const linkStyles =
  "inline-flex min-h-6 items-center text-accent-text underline underline-offset-[0.2em] hover:decoration-2 max-sm:min-h-11";
