import { Link } from "@remix-run/react";
import { StaffIcon } from "~/back-office/staff-icon";
import { useListSearch } from "~/back-office/use-list-position";
import * as text from "~/messages/booking-details";
import { notGiven } from "~/messages/ui";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { FileList, FileRow } from "~/ui/file-list";
import { Icon } from "~/ui/icon";
import { Panel } from "~/ui/panel";
import type { BookingSheet, SheetAnswer, SheetConsent } from "./to-booking-sheet";

/** The answers of one form step; telephone numbers, email addresses and coordinates are links. */
export function AnswerGroupPanel({ title, answers }: { title: string; answers: readonly SheetAnswer[] }) {
  return (
    <Panel title={title}>
      <DescriptionList
        items={answers.map((answer) => ({ term: answer.label, value: <Value {...answer} /> }))}
      />
    </Panel>
  );
}

function Value({ value, link }: SheetAnswer) {
  if (value === null) return <span className="text-muted">{notGiven}</span>;
  if (!link) return value;
  return (
    <>
      <a href={link.href} rel="noreferrer">
        {link.label}
      </a>
      {link.note && <span className="ms-2 font-mono text-mono text-muted">{link.note}</span>}
    </>
  );
}

/** The consents with their dates, and a warning where the scan must not be published. */
export function Consents({ consents }: { consents: readonly SheetConsent[] }) {
  return (
    <DescriptionList
      items={consents.map(({ label, value, isForbidden }) => ({
        term: label,
        value: isForbidden ? (
          <>
            {value} <DoNotPublish />
          </>
        ) : (
          value
        ),
      }))}
    />
  );
}

function DoNotPublish() {
  return (
    <strong className="ms-1 inline-flex items-center gap-1.5 border-2 border-current px-2 py-0.5 align-middle font-semibold whitespace-nowrap text-danger">
      <StaffIcon name="forbidden" className="size-4" />
      {text.doNotPublish}
    </strong>
  );
}

/** The visitor's files, with a download for each and a ZIP for several. */
export function UploadedFiles({ id, files }: Pick<BookingSheet, "id" | "files">) {
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
                to={paths.api.download(storedName)}
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

const linkStyles =
  "inline-flex min-h-11 items-center text-accent-text underline underline-offset-[0.25em] hover:decoration-2";

/** The history of the booking, newest first, one page of events at a time. */
export function Activity({ events, earlierCursor, isEarlier }: BookingSheet["activity"]) {
  const latest = useListSearch({});
  const earlier = useListSearch({ before: String(earlierCursor) });
  return (
    <Panel title={text.activity}>
      {events.length === 0 && <p className="text-muted">{text.noActivity}</p>}
      <ol>
        {events.map(({ id, description, when }) => (
          <li
            key={id}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2 before:mt-1.5 before:size-2.25 before:border-[1.5px] before:border-line-strong before:content-['']"
          >
            <span className="wrap-anywhere">{description}</span>
            <span className="col-start-2 text-small text-muted tabular-nums">{when}</span>
          </li>
        ))}
      </ol>
      {(isEarlier || earlierCursor !== null) && (
        <p className="flex flex-wrap gap-x-5">
          {isEarlier && (
            <Link to={{ search: latest }} preventScrollReset className={linkStyles}>
              {text.latestActivity}
            </Link>
          )}
          {earlierCursor !== null && (
            <Link to={{ search: earlier }} preventScrollReset className={linkStyles}>
              {text.earlierActivity}
            </Link>
          )}
        </p>
      )}
    </Panel>
  );
}
