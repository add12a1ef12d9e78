import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { Logo } from "~/site/logo";
import { ThemeToggle } from "~/ui/theme-toggle";
import { AccountButton, AccountMenu } from "./account-menu";
import { BellButton, BellPopover } from "./bell/bell";
import { NavigationProgress } from "./navigation-progress";
import type { SignedInStaff } from "./signed-in-staff";
import { DrawerButton, StaffDrawer } from "./staff-drawer";

/** The product name, the bell and the account menu; on small screens also the drawer. */
export function TopBar({ signedIn }: { signedIn: SignedInStaff | undefined }) {
  return (
    <header className="sticky top-0 z-(--z-sticky) print:hidden">
      <div className="on-ink relative border-b border-line">
        {/* The logo is above the icons of the sidebar; the text of the last button ends where the content ends. */}
        <div className="mx-auto flex min-h-[calc(3.75rem-1px)] max-w-(--container-staff) items-center gap-1 ps-(--spacing-staff) pe-[calc(var(--spacing-staff)-0.75rem)] lg:ps-6">
          {signedIn && <DrawerButton />}
          <Link
            to={paths.dashboard()}
            className="me-auto inline-flex min-h-11 min-w-0 items-center text-text no-underline"
          >
            <Logo className="text-[1.0625rem]" isInBar />
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
      {/* Outside the bar, which is dark in both themes. */}
      {signedIn && (
        <>
          <BellPopover live={signedIn.live} />
          <AccountMenu email={signedIn.email} />
          <StaffDrawer isAdmin={signedIn.isAdmin} />
        </>
      )}
    </header>
  );
}
