import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { StaffIcon, type StaffIconName } from "~/back-office/staff-icon";
import { useListPosition } from "~/back-office/use-list-position";
import * as text from "~/messages/booking-work";
import * as uiText from "~/messages/ui";
import { Button } from "~/ui/button";
import { PopoverCloseButton, popoverOpenerProps, popoverProps } from "~/ui/popover";
import { HiddenActionInputs } from "./head-actions";
import { messageField, type NextAction, listNextActions } from "./next-actions";
import type { BookingView } from "./to-booking-view";
import type { WorkView } from "./to-work-view";

const sheetId = "next-step";

const item =
  "flex min-h-13 flex-1 flex-col items-center justify-center gap-1 rounded-control px-1 text-small font-semibold text-text no-underline hover:bg-soft";

export function PhoneBar({ view: { phone, place }, work }: { view: BookingView; work: WorkView }) {
  const { actions } = listNextActions(work, useListPosition());
  return (
    <>
      <nav
        aria-label={text.barLabel}
        data-bottom-bar
        className="fixed inset-x-0 bottom-0 z-(--z-sticky) flex gap-1.5 border-t border-line-strong bg-raised px-2.5 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:hidden"
      >
        {phone.href && (
          <a href={phone.href} className={item}>
            <BarLabel icon="phone">{text.call}</BarLabel>
          </a>
        )}
        <a href={place.href} rel="noreferrer" className={item}>
          <BarLabel icon="pin">{text.directions}</BarLabel>
        </a>
        {!work.spam && (
          <a href={`#${messageField}`} className={item}>
            <BarLabel icon="mail">{text.message}</BarLabel>
          </a>
        )}
        {actions.length > 0 && (
          <Button
            type="button"
            variant="primary"
            size="sm"
            {...popoverOpenerProps(sheetId)}
            className="flex-[1.3] whitespace-nowrap"
          >
            {text.nextStep}
          </Button>
        )}
      </nav>
      {actions.length > 0 && <NextActions actions={actions} work={work} />}
    </>
  );
}

function BarLabel({ icon, children }: { icon: StaffIconName; children: ReactNode }) {
  return (
    <>
      <StaffIcon name={icon} />
      {children}
    </>
  );
}

const row = "flex min-h-12 w-full items-center px-4 py-2 text-start text-text no-underline hover:bg-soft";

function NextActions({
  actions,
  work: { formId, seen },
}: {
  actions: readonly NextAction[];
  work: WorkView;
}) {
  return (
    <section
      {...popoverProps(sheetId)}
      aria-labelledby="next-step-title"
      className="fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none border-t border-text bg-raised pb-[max(0.5rem,env(safe-area-inset-bottom))] text-text backdrop:bg-(--color-scrim) sm:hidden"
    >
      <div className="flex items-center justify-between ps-4 pe-1.5">
        <h2 id="next-step-title">{text.nextStep}</h2>
        <PopoverCloseButton popover={sheetId} label={uiText.closeMenu} />
      </div>
      <ul>
        {actions.map(({ key, label, to, intent }) => (
          <li key={key} className="border-t border-line first:font-semibold">
            {intent !== undefined ? (
              <Form method="post">
                <HiddenActionInputs intent={intent} formId={formId} seen={seen} />
                <button type="submit" className={row}>
                  {label}
                </button>
              </Form>
            ) : to.startsWith("#") ? (
              <a href={to} className={row} onClick={() => document.getElementById(sheetId)?.hidePopover()}>
                {label}
              </a>
            ) : (
              <Link to={to} className={row}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
