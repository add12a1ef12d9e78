import { Form, Link } from "@remix-run/react";
import { paths } from "~/paths";
import { Icon } from "~/ui/icon";

// The types of React 18 do not know these attributes; it hands them on as they are.
const opensMenu = { popovertarget: "account-menu" };
const isMenu = { id: "account-menu", popover: "auto" };

const entry =
  "flex min-h-11 w-full items-center rounded-[2px] px-3 py-2.5 text-start text-base font-medium text-text no-underline hover:bg-soft";

/** The signed-in email. Opens the menu by the browser's own means: no script, and Escape closes it. */
export function AccountButton({ email }: { email: string }) {
  return (
    <button
      type="button"
      {...opensMenu}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-3 font-medium [anchor-name:--account] hover:bg-soft"
    >
      <span className="max-w-44 truncate max-[40rem]:sr-only">{email}</span>
      <span className="sr-only">Account menu</span>
      <Icon name="user" className="size-5 min-[40rem]:hidden" />
      <Icon name="chevron" className="size-3" />
    </button>
  );
}

/** What the signed-in person can do with the account. */
export function AccountMenu({ email }: { email: string }) {
  return (
    <div
      {...isMenu}
      className="fixed inset-auto top-17 right-4 m-0 max-w-80 min-w-56 rounded-control border border-line bg-raised p-2 text-text shadow-menu min-[40rem]:supports-[anchor-name:--account]:right-[anchor(--account_right)]"
    >
      <p className="px-3 py-2 text-small wrap-anywhere text-muted min-[40rem]:hidden">{email}</p>
      <Link to={paths.account()} className={entry}>
        Profile
      </Link>
      {/* A new document afterwards: nothing that this page holds in memory outlives the session. */}
      <Form method="post" action={paths.logout()} reloadDocument>
        <button type="submit" className={entry}>
          Logout
        </button>
      </Form>
    </div>
  );
}
