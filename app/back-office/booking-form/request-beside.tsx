import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { downloadFile } from "~/messages/booking-details";
import * as text from "~/messages/booking-work";
import { paths } from "~/paths";
import { DescriptionList } from "~/ui/description-list";
import { FileList, FileRow } from "~/ui/file-list";
import { Icon } from "~/ui/icon";
import type { FormHead } from "./form-head.server";

/**
 * The customer's request, so that nobody has to leave the form to read it. It is beside the form in wide windows, and collapsed above it in
 * narrow ones.
 */
export function RequestBeside({ head }: { head: FormHead }) {
  return (
    <>
      <aside
        aria-label={text.request.title}
        className="hidden min-w-0 border border-line bg-raised p-5 lg:block"
      >
        <h2 className="mb-3.5">{text.request.title}</h2>
        <RequestContent head={head} />
      </aside>
      <details className="group border border-line bg-raised lg:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2.5 px-4 py-2 font-semibold">
          <Icon name="chevron" className="size-3.5 -rotate-90 group-open:rotate-0" />
          <span className="min-w-0 wrap-anywhere">{text.request.fold}</span>
        </summary>
        <div className="px-4 pb-4">
          <RequestContent head={head} />
        </div>
      </details>
    </>
  );
}

function RequestContent({ head: { id, request } }: { head: FormHead }) {
  const { answers, unanswered, lastMessage, files, received } = request;
  return (
    <div className="grid gap-6">
      <div>
        <p className="mb-2 text-small text-muted">{text.request.received(received)}</p>
        <DescriptionList
          items={answers.map(({ label, value, link }) => ({
            term: label,
            value: link ? (
              <a href={link} rel="noreferrer">
                {value}
              </a>
            ) : (
              value
            ),
          }))}
        />
        {unanswered.length > 0 && (
          <p className="mt-3 text-small text-muted">{text.request.unanswered(unanswered)}</p>
        )}
      </div>
      {lastMessage && (
        <Part title={text.request.lastMessage}>
          <p className="text-small wrap-anywhere text-muted tabular-nums">
            <span className="font-semibold text-text">{lastMessage.author ?? text.customer}</span>,{" "}
            {lastMessage.when}
          </p>
          {lastMessage.proposed && <p>{text.wantsDate(lastMessage.proposed)}</p>}
          <p className="wrap-anywhere whitespace-pre-line">{lastMessage.text}</p>
          <p>
            <Link to={paths.bookingDetails(id)}>{text.request.conversation}</Link>
          </p>
        </Part>
      )}
      {files.length > 0 && (
        <Part title={text.request.files}>
          <FileList>
            {files.map(({ storedName, name, size, tag }) => (
              <FileRow
                key={storedName}
                name={name}
                size={size}
                tag={tag}
                action={
                  <a
                    href={paths.apiDownload(storedName)}
                    download={name}
                    aria-label={downloadFile(name)}
                    className="inline-flex size-11 items-center justify-center rounded-control hover:bg-soft"
                  >
                    <Icon name="download" />
                  </a>
                }
              />
            ))}
          </FileList>
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1.5">
      <h3 className="text-base font-semibold">{title}</h3>
      {children}
    </section>
  );
}
