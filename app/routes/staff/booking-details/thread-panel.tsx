import { Form, Link } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { AcceptDateForm } from "~/back-office/booking-form/accept-date-form";
import { Initials } from "~/back-office/initials";
import { useListSearch } from "~/back-office/use-list-position";
import { formatCount } from "~/lib/format-count";
import * as text from "~/messages/booking-details";
import * as work from "~/messages/booking-work";
import * as uiText from "~/messages/ui";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import { SubmitButton } from "~/ui/submit-button";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { WithNames } from "~/ui/with-names";
import type { DescribedDate } from "./describe-requested-date.server";
import {
  type Thread,
  type ThreadEntry,
  type ThreadMessage,
  type ThreadNote,
  type ThreadView,
  threadViews,
} from "./to-thread";

/**
 * The conversation, oldest entry first; older entries are collapsed.
 *
 * @param requestedDate a date for staff to accept, shown with the customer's message
 * @param children the forms below the list
 */
export function ThreadPanel({
  thread,
  requestedDate,
  children,
}: {
  thread: Thread;
  requestedDate: DescribedDate | null;
  children?: ReactNode;
}) {
  const [noteToRemove, setNoteToRemove] = useState<ThreadNote | null>(null);
  const { older, newest, view } = thread;
  const hasRemovable = [...older, ...newest].some((entry) => entry.type === "note" && entry.isRemovable);
  const toItem = (entry: ThreadEntry) => (
    <Entry
      key={`${entry.type} ${entry.id}`}
      {...{ entry, onRemove: setNoteToRemove }}
      requestedDate={requestedDate?.messageId === entry.id ? requestedDate : null}
    />
  );
  return (
    <section aria-labelledby="conversation" className="min-w-0 border border-line bg-raised">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4.5 pt-3 pb-2">
        <h2 id="conversation">{work.conversation}</h2>
        <ViewLinks view={view} />
      </div>
      <div className="px-4.5 pb-3">
        <Earlier thread={thread} />
        {older.length > 0 && (
          <details className="group">
            <summary className={`${linkStyles} gap-2 no-underline!`}>
              <Icon name="chevron" className="size-3 -rotate-90 group-open:rotate-0" />
              {work.earlierEntries(older.length)}
            </summary>
            <ol>{older.map(toItem)}</ol>
          </details>
        )}
        {newest.length > 0 ? <ol>{newest.map(toItem)}</ol> : <p className="py-2 text-muted">{none[view]}</p>}
      </div>
      {children}
      {hasRemovable && <RemoveNoteDialog note={noteToRemove} onClose={() => setNoteToRemove(null)} />}
    </section>
  );
}

const none = { all: text.noActivity, messages: work.noMessages, notes: text.noNotes };

const linkStyles =
  "inline-flex min-h-11 items-center text-accent-text underline underline-offset-[0.25em] hover:decoration-2";

function ViewLinks({ view: current }: { view: ThreadView }) {
  const searches = {
    all: useListSearch({}),
    messages: useListSearch({ show: "messages" }),
    notes: useListSearch({ show: "notes" }),
  };
  return (
    <nav aria-label={work.shownLabel}>
      <ul className="flex rounded-control border border-line-strong text-small">
        {threadViews.map((view) => (
          <li key={view} className="border-line-strong not-first:border-s">
            <Link
              to={{ search: searches[view] }}
              preventScrollReset
              aria-current={view === current ? "true" : undefined}
              className="grid min-h-8 place-items-center px-2.5 no-underline hover:bg-soft aria-[current]:bg-soft aria-[current]:font-semibold aria-[current]:shadow-[inset_0_-3px_0_var(--color-fill)] max-sm:min-h-11"
            >
              {work.shown[view]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Earlier({ thread: { earlierCursor, isEarlier, hasOlder, older, newest } }: { thread: Thread }) {
  const latest = useListSearch({});
  const earlier = useListSearch({ before: String(earlierCursor) });
  const noteCount = [...older, ...newest].filter(({ type }) => type === "note").length;
  return (
    <>
      {hasOlder.messages && <p className="py-1 text-small text-muted">{work.olderMessages}</p>}
      {hasOlder.notes && (
        <p className="py-1 text-small text-muted">{text.latestNotes(formatCount(noteCount))}</p>
      )}
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
    </>
  );
}

/** A line connects the entries. */
const itemStyles =
  "relative grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 py-2 before:absolute before:start-4 before:inset-y-0 before:w-px before:bg-line first:before:top-4 last:before:bottom-auto last:before:h-4 only:before:hidden";

interface ThreadEntryProps {
  entry: ThreadEntry;
  requestedDate: DescribedDate | null;
  onRemove: (note: ThreadNote) => void;
}

function Entry({ entry, requestedDate, onRemove }: ThreadEntryProps) {
  if (entry.type === "event")
    return (
      <li className={itemStyles}>
        <span className="relative mt-1.5 size-2.25 justify-self-center border-[1.5px] border-line-strong bg-raised" />
        <p className="flex flex-wrap gap-x-2.5 text-small text-muted">
          <span className={entry.isMinor ? "wrap-anywhere" : "wrap-anywhere text-text"}>
            <bdi>{entry.text}</bdi>
          </span>
          <span className="tabular-nums">{entry.when}</span>
        </p>
      </li>
    );
  const isNote = entry.type === "note";
  const look = isNote
    ? "border-dashed border-line-strong"
    : entry.isCustomer
      ? "border-soft bg-soft"
      : "border-line";
  return (
    <li className={itemStyles}>
      <span className="relative">
        <Initials initials={entry.initials} isLarge />
      </span>
      <div className={`max-w-[46rem] border px-3.5 py-2.5 ${look}`}>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 pb-1">
          <span
            className="font-semibold wrap-anywhere"
            translate={isNote || entry.isCustomer ? undefined : "no"}
          >
            <WithNames
              say={isNote ? work.asNote : entry.isCustomer ? work.byCustomer : (name) => name}
              names={[entry.by]}
            />
          </span>
          <span className="text-small text-muted tabular-nums">{entry.when}</span>
        </p>
        {isNote ? (
          <Note note={entry} onRemove={onRemove} />
        ) : (
          <Message message={entry} requestedDate={requestedDate} />
        )}
      </div>
    </li>
  );
}

function Note({ note, onRemove }: { note: ThreadNote; onRemove: (note: ThreadNote) => void }) {
  return (
    <>
      <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
      {note.isRemovable && <RemoveControl note={note} onClick={() => onRemove(note)} />}
    </>
  );
}

function Message({
  message: { kind, text: said, proposed },
  requestedDate,
}: {
  message: ThreadMessage;
  requestedDate: DescribedDate | null;
}) {
  const act = work.messageKinds[kind];
  return (
    <>
      {act && <p className="font-semibold">{act}</p>}
      {proposed && !requestedDate && <p>{work.wantsDate(proposed)}</p>}
      {said && <p className="wrap-anywhere whitespace-pre-line">{said}</p>}
      {requestedDate && (
        <div className="mt-2.5 grid gap-2 border-t border-line pt-2.5">
          <p>
            <strong className="font-semibold">{text.askedDate(requestedDate.date.date)}</strong>{" "}
            {requestedDate.freedom}
          </p>
          <AcceptDateForm date={requestedDate.date} />
        </div>
      )}
    </>
  );
}

/** A button that opens the dialog, or, without script, a link to `RemoveNotePage`. */
function RemoveControl({ note, onClick }: { note: ThreadNote; onClick: () => void }) {
  const isHydrated = useIsHydrated();
  const search = useListSearch({ remove: note.id });
  const label = text.removeNoteOf(note.when);
  return isHydrated ? (
    <Button type="button" variant="quiet" size="sm" aria-label={label} onClick={onClick}>
      {text.remove}
    </Button>
  ) : (
    <ButtonLink to={{ search }} variant="quiet" size="sm" aria-label={label}>
      {text.remove}
    </ButtonLink>
  );
}

/** @param note the note to remove; null closes the dialog */
function RemoveNoteDialog({ note, onClose }: { note: ThreadNote | null; onClose: () => void }) {
  return (
    <Dialog
      title={text.confirmRemoval}
      isOpen={note !== null}
      onClose={onClose}
      actions={
        <>
          <Button type="button" size="sm" onClick={onClose}>
            {uiText.cancel}
          </Button>
          <Form method="post" preventScrollReset onSubmit={onClose}>
            <input type="hidden" name="noteId" value={note?.id ?? ""} />
            <SubmitButton intent="remove-note" size="sm" variant="danger-filled">
              {text.removeNote}
            </SubmitButton>
          </Form>
        </>
      }
    >
      <p>{text.removalIsFinal}</p>
    </Dialog>
  );
}
