import { Form, Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { IntentButton } from "~/back-office/intent-button";
import { StaffIcon } from "~/back-office/staff-icon";
import { useListPosition } from "~/back-office/use-list-position";
import * as text from "~/messages/booking-details";
import * as work from "~/messages/booking-work";
import { fromBooking as makeProject } from "~/messages/project-work";
import { markSpam } from "~/messages/spam";
import { edit } from "~/messages/staff-entry";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { Menu } from "~/ui/menu";
import { Key, shortcut } from "~/ui/shortcut";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { type NextAction, listEndings, listNextActions } from "./next-actions";
import type { WorkView } from "./to-work-view";

export interface PersonPaths {
  exportPath: string;
  erasePath: string;
}

interface HeadActionsProps {
  status: number;
  work: WorkView;
  /** Null for users who may not export or erase the customer's data. */
  person: PersonPaths | null;
}

/** The next action comes first, and rare actions are in a menu. On phones, the bar at the bottom has the actions. */
export function HeadActions({ work: booking, ...rare }: HeadActionsProps) {
  const { actions, isDue } = listNextActions(booking, useListPosition());
  return (
    <div className="ms-auto flex flex-wrap items-center justify-end gap-2 max-sm:absolute max-sm:end-3 max-sm:top-3">
      <div role="group" aria-label={work.actionsLabel} className="flex flex-wrap gap-2 max-sm:hidden">
        {actions.map((action, index) => (
          <ActionButton key={action.key} action={action} work={booking} isPrimary={isDue && index === 0} />
        ))}
      </div>
      <MoreMenu work={booking} {...rare} />
    </div>
  );
}

function ActionButton({
  action: { label: whole, short, to, intent, shortcut: key },
  work: { formId, seen },
  isPrimary,
}: {
  action: NextAction;
  work: WorkView;
  isPrimary: boolean;
}) {
  const { search } = useLocation();
  const variant = isPrimary ? "primary" : "secondary";
  const label = whole.startsWith(short) ? whole : `${short}: ${whole}`;
  if (intent === undefined) {
    // The browser itself follows a link to a place on this page, which moves the focus there.
    const isHere = to.startsWith("#");
    return (
      <ButtonLink
        to={isHere ? { search, hash: to } : to}
        reloadDocument={isHere}
        size="sm"
        variant={variant}
        aria-label={label}
        {...(key && shortcut(key))}
      >
        {short}
        {key && <Key>{key}</Key>}
      </ButtonLink>
    );
  }
  return (
    <IntentButton intent={intent} fields={{ formId, seen: String(seen) }} variant={variant} label={label}>
      {short}
    </IntentButton>
  );
}

/** The hidden inputs of an action that has no page of its own. */
export function HiddenActionInputs({
  intent,
  formId,
  seen,
}: {
  intent: string;
  formId: string;
  seen: number;
}) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="formId" value={formId} />
      <input type="hidden" name="seen" value={seen} />
    </>
  );
}

const anyItem =
  "flex min-h-11 w-full items-center gap-2.5 rounded-[2px] px-3 py-2 text-start font-medium no-underline hover:bg-soft";
const item = `${anyItem} text-text`;
/** Separates the actions that end the work or cannot be undone from the daily ones. */
const separatedGroup = "mt-1.5 border-t border-line pt-1.5";

function MoreMenu({ status, work: booking, person }: HeadActionsProps) {
  const isHydrated = useIsHydrated();
  const position = useListPosition();
  const endings = listEndings(booking, position);
  return (
    <Menu
      label={work.moreActions}
      align="end"
      buttonClassName="inline-grid size-10 place-items-center rounded-control border border-line-strong hover:border-text hover:bg-soft max-sm:size-11"
      className="w-64 p-1.5"
      button={<StaffIcon name="more" />}
    >
      <ul>
        {!booking.spam && (
          <li>
            <Link to={paths.bookingEdit(booking.id, position)} className={item}>
              {edit.contact}
            </Link>
          </li>
        )}
        {booking.stage === "done" && (
          <li>
            <Link to={paths.manageProject("new", { booking: booking.id })} className={item}>
              {makeProject}
            </Link>
          </li>
        )}
        {/* Opening the page does not mark the booking as viewed, because a GET must not change data. */}
        {status === 0 && <IntentItem intent="mark-viewed">{text.markViewed}</IntentItem>}
        {status === 1 && !booking.isClosed && (
          <IntentItem intent="mark-pending">{text.markPending}</IntentItem>
        )}
        {person && (
          <li>
            <Link to={person.exportPath} className={item}>
              {text.exportPerson}
            </Link>
          </li>
        )}
        {/* Without script, staff print from the browser's menu. */}
        {isHydrated && (
          <li>
            <button type="button" className={item} onClick={() => window.print()}>
              {text.printJobSheet}
            </button>
          </li>
        )}
      </ul>
      {(endings.length > 0 || !booking.spam) && (
        <ul className={separatedGroup}>
          {endings.map(({ to, label, shortcut: key }) => (
            <li key={to}>
              <Link to={to} className={item} {...(key && shortcut(key))}>
                {label}
                {key && <Key>{key}</Key>}
              </Link>
            </li>
          ))}
          {/* Needs no confirmation, because it can be undone for 30 days. */}
          {!booking.spam && <IntentItem intent="mark-spam">{markSpam}</IntentItem>}
        </ul>
      )}
      {person && (
        <ul className={separatedGroup}>
          <li>
            <Link to={person.erasePath} className={`${anyItem} text-danger`}>
              {text.erasePerson}
            </Link>
          </li>
        </ul>
      )}
    </Menu>
  );
}

function IntentItem({ intent, children }: { intent: string; children: ReactNode }) {
  return (
    <li>
      <Form method="post">
        <button type="submit" name="intent" value={intent} className={item}>
          {children}
        </button>
      </Form>
    </li>
  );
}
