import type { ComponentProps, ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import { FlashBanner } from "~/ui/page-messages";
import { AccountTabs } from "./account-tabs";

/** A page of the user's own account: title, tabs and flash message above the content. */
export function AccountPage({
  title,
  flash,
  className = "max-w-136",
  children,
}: {
  title: string;
  flash: ComponentProps<typeof FlashBanner>["flash"];
  className?: string;
  children: ReactNode;
}) {
  return (
    <>
      <h1 className="mb-5">{title}</h1>
      <AccountTabs />
      <div className={classNames("grid gap-5", className)}>
        <FlashBanner flash={flash} />
        {children}
      </div>
    </>
  );
}
