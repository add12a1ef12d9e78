import { Form, Link } from "@remix-run/react";
import { StaffIcon } from "~/back-office/staff-icon";
import * as text from "~/messages/staff-frame";
import { paths } from "~/paths";
import { Icon } from "~/ui/icon";
import { popoverOpenerProps, popoverProps } from "~/ui/popover";

const id = "account-menu";

const entryStyles =
  "flex min-h-11 w-full items-center rounded-[2px] px-3 py-2.5 text-start text-base font-medium text-text no-underline hover:bg-soft";

/** The signed-in email, which opens the account menu. */
export function AccountButton({ email }: { email: string }) {
  return (
    <button
      type="button"
      {...popoverOpenerProps(id)}
      aria-label={text.accountMenu(email)}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-3 font-medium [anchor-name:--account] hover:bg-soft"
    >
      <span className="max-w-44 truncate max-[40rem]:sr-only">{email}</span>
      <StaffIcon name="user" className="size-5 min-[40rem]:hidden" />
      <Icon name="chevron" className="size-3" />
    </button>
  );
}

/** The links of the account menu. */
export function AccountMenu({ email }: { email: string }) {
  return (
    <div
      {...popoverProps(id)}
      className="fixed inset-auto top-17 right-4 m-0 max-w-80 min-w-56 rounded-control border border-line bg-raised p-2 text-text shadow-menu min-[40rem]:supports-[anchor-name:--account]:right-[anchor(--account_right)]"
    >
      <p className="px-3 py-2 text-small wrap-anywhere text-muted min-[40rem]:hidden">{email}</p>
      <Link to={paths.account()} className={entryStyles}>
        {text.profile}
      </Link>
      <Link to={paths.help()} className={entryStyles}>
        {text.links.help}
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
