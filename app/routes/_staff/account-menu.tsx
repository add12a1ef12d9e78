import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { Icon } from "~/ui/icon";

/** Spread, because the types of React 18 do not know them; in lower case, as it hands on nothing else. */
const opensMenu = { popovertarget: "account-menu" };
const isMenu = { id: "account-menu", popover: "auto" };

const entry =
  "flex min-h-11 w-full items-center rounded-[2px] px-3 py-2.5 text-start text-base font-medium hover:bg-soft";

/** The signed-in email; opens by the browser's own means, so it works without script, Escape and all. */
export function AccountMenu({ email }: { email: string }) {
  return (
    <>
      <button
        type="button"
        {...opensMenu}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-3 font-medium hover:bg-soft"
      >
        <span className="max-w-44 truncate max-sm:sr-only">{email}</span>
        <span className="sr-only">Account menu</span>
        <Icon name="chevron" className="size-3" />
      </button>
      <div
        {...isMenu}
        className="fixed inset-auto top-17 right-4 m-0 min-w-56 rounded-control border border-line bg-raised p-2 text-text shadow-menu"
      >
        {/* A new document afterwards: nothing that this page holds in memory outlives the session. */}
        <Form method="post" action={paths.logout()} reloadDocument>
          <button type="submit" className={entry}>
            Logout
          </button>
        </Form>
      </div>
    </>
  );
}
