import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { Logo } from "~/ui/logo";
import { AccountButton, AccountMenu } from "./account-menu";

/** Product name, and who is signed in. */
export function TopBar({ email }: { email: string | undefined }) {
  return (
    <header className="sticky top-0 z-(--z-sticky) print:hidden">
      <div className="on-ink flex min-h-15 items-center justify-between gap-2 border-b border-line px-[clamp(1rem,2vw,1.5rem)]">
        <Link to={paths.bookings()} className="inline-flex min-h-11 items-center text-text no-underline">
          <Logo className="text-[1.0625rem]" />
        </Link>
        {email && <AccountButton email={email} />}
      </div>
      {/* Outside of the bar, which is dark in both themes. */}
      {email && <AccountMenu email={email} />}
    </header>
  );
}
