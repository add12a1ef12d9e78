import { Form } from "@remix-run/react";
import { FlushPanel } from "~/back-office/flush-panel";
import { type FormResult, messagesOf } from "~/forms/form-result";
import * as text from "~/messages/booking-details";
import { undo, undoOwner } from "~/messages/booking-work";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { useErrorTitle } from "~/ui/error-summary";
import { FailureBanner } from "~/ui/failure-banner";
import { FileList, FileRow } from "~/ui/file-list";
import { Icon } from "~/ui/icon";
import { FlashBanner } from "~/ui/page-messages";
import { BookingCrumb } from "./booking-crumb";
import { BookingHead } from "./booking-head";
import { BookingShortcuts } from "./booking-shortcuts";
import { HiddenStepInputs } from "./head-actions";
import { JobSheet } from "./job-sheet";
import type { LoadedBooking } from "./load-booking-page.server";
import { DeliveryPanel, Duplicates, SpamPanel } from "./notices";
import { PhoneBar } from "./phone-bar";
import { RequestPanel } from "./request-panel";
import { ResultsPanel } from "./results-panel";
import { ThreadPanel } from "./thread-panel";
import { QuotePanel, VisitPanel } from "./work-panels";
import { WritePanel } from "./write-panel";

interface BookingPageProps {
  loaded: LoadedBooking;
  /** Of the form that was sent last, if it was refused. */
  result: FormResult | undefined;
}

/** A booking with its notes, files and history; what is printed is the job sheet. */
export function BookingPage({ loaded, result }: BookingPageProps) {
  const { id, reference, status, fullName, files, work, messageFormId, noteFormId, flash } = loaded;
  const hasWork = work.quote !== null || work.visit !== null;
  useErrorTitle(result?.error !== undefined);
  return (
    <>
      <div className="max-sm:pb-16 print:hidden">
        <BookingCrumb reference={reference} status={status} position={loaded.position} />
        <Messages flash={flash} result={result} work={work} />
        <BookingHead view={loaded} work={work} person={loaded.person} result={result} />
        <Notices work={work} result={result} />
        <div className={classNames("grid items-start gap-4", hasWork ? layout.wide : layout.narrow)}>
          <ThreadPanel thread={loaded.thread} requestedDate={loaded.requestedDate}>
            {!work.spam && <WritePanel {...{ fullName, work, messageFormId, noteFormId, result }} />}
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
              <ResultsPanel bookingId={id} results={loaded.results} mayDeliver={work.mayDeliver} />
              <RequestPanel
                view={loaded}
                isWorkedOn={!work.spam}
                hasQuote={work.quote !== null}
                result={result}
              />
              <FlushPanel title={text.uploadedFiles} note={files.length > 0 && files.length}>
                <div className="px-4.5 pb-3.5">
                  <UploadedFiles id={id} files={files} />
                </div>
              </FlushPanel>
            </div>
          </div>
        </div>
        <BookingShortcuts staffId={work.staffId} />
        <PhoneBar view={loaded} work={work} />
      </div>
      {/* Last, because a navigation focuses the first heading. */}
      <JobSheet view={loaded} visit={work.visit} billing={loaded.billing} code={loaded.code} />
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
                <HiddenStepInputs intent={flash.undo} formId={work.formId} seen={work.seen} />
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
function Notices({ work, result }: Pick<LoadedBooking, "work"> & Pick<BookingPageProps, "result">) {
  return (
    <div className="grid gap-4 not-empty:mb-4">
      {work.spam && <SpamPanel spam={work.spam} />}
      {work.undelivered.length > 0 && <DeliveryPanel work={work} result={result} />}
      <Duplicates duplicates={work.duplicates} />
    </div>
  );
}

/** The visitor's files, with a download for each and a ZIP for several. */
function UploadedFiles({ id, files }: Pick<LoadedBooking, "id" | "files">) {
  if (files.length === 0) return <p>{text.noFiles}</p>;
  return (
    <>
      <FileList>
        {files.map(({ storedName, name, type, size, tag }) => (
          <FileRow
            key={storedName}
            name={name}
            size={size}
            tag={tag}
            state={type}
            action={
              <ButtonLink
                to={paths.apiDownload(storedName)}
                reloadDocument
                download={name}
                aria-label={text.downloadFile(name)}
                size="sm"
              >
                <Icon name="download" />
                {text.download}
              </ButtonLink>
            }
          />
        ))}
      </FileList>
      {files.length > 1 && (
        // Not a `download` link: if a file is missing, the response redirects to this page with a message.
        <ButtonLink to={paths.bookingFilesZip(id)} reloadDocument size="sm" className="mt-4">
          <Icon name="download" />
          {text.downloadAll}
        </ButtonLink>
      )}
    </>
  );
}
