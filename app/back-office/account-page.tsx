import type { ComponentProps, ReactNode } from "react";
import * as text from "~/messages/staff-account";
import { paths } from "~/paths";
import { classNames } from "~/ui/class-names";
import { PageFlash } from "~/ui/page-messages";
import { Tabs } from "~/ui/tabs";

const tabs = [
  { label: text.tabs.info, to: paths.account() },
  { label: text.tabs.saveLists, to: paths.accountSavelists() },
  { label: text.tabs.password, to: paths.accountPassword() },
  { label: text.tabs.security, to: paths.accountSecurity() },
  { label: text.tabs.emails, to: paths.accountEmails() },
  { label: text.tabs.calendar, to: paths.accountCalendar() },
  { label: text.tabs.billing, to: paths.accountBilling() },
];

export function AccountPage({
  title,
  flash,
  className = "max-w-136",
  children,
}: {
  title: string;
  flash: ComponentProps<typeof PageFlash>["flash"];
  className?: string;
  children: ReactNode;
}) {
  return (
    <>
      <h1 className="mb-5">{title}</h1>
      <Tabs label={text.account} items={tabs} />
      <div className={classNames("grid gap-5", className)}>
        <PageFlash flash={flash} />
        {children}
      </div>
    </>
  );
}
