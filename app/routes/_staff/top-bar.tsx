import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { Logo } from "~/ui/logo";
import { AccountButton, AccountMenu } from "./account-menu";

/** Product name, and who is signed in. */
export function TopBar({ email }: { email: string | undefined }) {
  return (
    <>
      <header className="on-ink sticky top-0 z-(--z-sticky) flex min-h-15 items-center justify-between gap-2 border-b border-line px-[clamp(1rem,2vw,1.5rem)] print:hidden">
        <Link to={paths.bookings()} className="inline-flex min-h-11 items-center text-text no-underline">
          <Logo className="text-[1.0625rem]" />
        </Link>
        {email && <AccountButton email={email} />}
      </header>
      {/* Outside of the bar, which is dark in both themes. */}
      {email && <AccountMenu email={email} />}
    </>
  );
}
