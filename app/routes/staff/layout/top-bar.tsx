import { Form, Link } from "@remix-run/react";
import { StaffIcon } from "~/back-office/staff-icon";
import * as text from "~/messages/staff-frame";
import { paths } from "~/paths";
import { Logo } from "~/site/logo";
import { Drawer } from "~/ui/drawer";
import { Icon } from "~/ui/icon";
import { popoverOpenerProps, popoverProps } from "~/ui/popover";
import { ThemeToggle } from "~/ui/theme-toggle";
import { BellButton, BellPopover } from "./bell/bell";
import type { LiveNotices } from "./bell/use-live-notices";
import { NavigationList } from "./navigation";
import { NavigationProgress } from "./navigation-progress";

const logoSize = "text-[1.0625rem]";

export function TopBar({ signedIn }: { signedIn: SignedInStaff | undefined }) {
  return (
    <header className="sticky top-0 z-(--z-sticky) print:hidden">
      <div className="on-ink relative border-b border-line">
        {/* Aligns the logo with the sidebar's icons, and the last button's text with the end of the content. */}
        <div className="mx-auto flex min-h-[calc(3.75rem-1px)] max-w-(--container-staff) items-center gap-1 ps-(--spacing-staff) pe-[calc(var(--spacing-staff)-0.75rem)] lg:ps-6">
          {signedIn && <DrawerButton />}
          <Link
            to={paths.dashboard()}
            className="me-auto inline-flex min-h-11 min-w-0 items-center text-text no-underline"
          >
            <Logo className={logoSize} isInBar />
          </Link>
          <div className="flex shrink-0 items-center gap-1">
            <ThemeToggle />
            {signedIn && (
              <>
                <BellButton live={signedIn.live} />
                <AccountButton email={signedIn.email} />
              </>
            )}
          </div>
        </div>
        <NavigationProgress />
      </div>
      {/* Outside the bar, because the bar is dark in both themes. */}
      {signedIn && (
        <>
          <BellPopover live={signedIn.live} />
          <AccountMenu email={signedIn.email} />
          <StaffDrawer isAdmin={signedIn.isAdmin} waiting={signedIn.live.notices.waiting} />
        </>
      )}
    </header>
  );
}

export interface SignedInStaff {
  email: string;
  isAdmin: boolean;
  live: LiveNotices;
}

const accountMenuId = "account-menu";

const entryStyles =
  "flex min-h-11 w-full items-center rounded-[2px] px-3 py-2.5 text-start text-base font-medium text-text no-underline hover:bg-soft";

function AccountButton({ email }: { email: string }) {
  return (
    <button
      type="button"
      {...popoverOpenerProps(accountMenuId)}
      aria-label={text.accountMenu(email)}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-3 font-medium [anchor-name:--account] hover:bg-soft"
    >
      <span className="max-w-44 truncate max-[40rem]:sr-only">{email}</span>
      <StaffIcon name="user" className="size-5 min-[40rem]:hidden" />
      <Icon name="chevron" className="size-3" />
    </button>
  );
}

function AccountMenu({ email }: { email: string }) {
  return (
    <div
      {...popoverProps(accountMenuId)}
      className="fixed inset-auto top-17 right-4 m-0 max-w-80 min-w-56 rounded-control border border-line bg-raised p-2 text-text shadow-menu min-[40rem]:supports-[anchor-name:--account]:right-[anchor(--account_right)]"
    >
      <p className="px-3 py-2 text-small wrap-anywhere text-muted min-[40rem]:hidden">{email}</p>
      <Link to={paths.account()} className={entryStyles}>
        {text.profile}
      </Link>
      <Link to={paths.help()} className={entryStyles}>
        {text.links.help}
      </Link>
      <Link to={paths.apiDocs()} reloadDocument className={entryStyles}>
        {text.links.api}
      </Link>
      {/* Loads a new document, which clears the data that this page holds in memory. */}
      <Form method="post" action={paths.logout()} reloadDocument>
        <button type="submit" className={entryStyles}>
          {text.logout}
        </button>
      </Form>
    </div>
  );
}

const drawerId = "staff-drawer";

function DrawerButton() {
  return (
    <button
      type="button"
      {...popoverOpenerProps(drawerId)}
      aria-label={text.menu}
      className="-ms-2.5 inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-soft lg:hidden"
    >
      <Icon name="menu" />
    </button>
  );
}

function StaffDrawer(props: { isAdmin: boolean; waiting: number }) {
  return (
    <Drawer
      id={drawerId}
      label={text.staffMenu}
      side="start"
      header={<Logo className={logoSize} />}
      headerClassName="min-h-15 ps-3"
      className="w-72 max-w-[calc(100%-3.5rem)] px-3 pb-6 lg:hidden"
    >
      <NavigationList {...props} />
    </Drawer>
  );
}
