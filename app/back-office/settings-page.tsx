import type { ComponentProps, ReactNode } from "react";
import * as text from "~/messages/settings";
import { paths } from "~/paths";
import { FlashBanner } from "~/ui/page-messages";
import { Tabs } from "~/ui/tabs";

const tabs = [
  { label: text.tabs.company, to: paths.settings("company") },
  { label: text.tabs.answers, to: paths.settings("answers") },
  { label: text.tabs.requests, to: paths.settings("requests") },
  { label: text.tabs.prices, to: paths.priceSettings() },
  { label: text.tabs.replies, to: paths.replySettings() },
  { label: text.tabs.data, to: paths.settings("data") },
  { label: text.tabs.security, to: paths.settings("security") },
  { label: text.tabs.keys, to: paths.keySettings() },
  { label: text.tabs.webhooks, to: paths.webhooks() },
  { label: text.tabs.legal, to: paths.legalSettings() },
];

/** A page of the settings: title, tabs and flash message above the content. */
export function SettingsPage({
  flash,
  children,
}: {
  flash: ComponentProps<typeof FlashBanner>["flash"];
  children: ReactNode;
}) {
  return (
    <>
      <h1 className="mb-5">{text.title}</h1>
      <Tabs label={text.tabsLabel} items={tabs} />
      <div className="grid max-w-136 gap-6">
        <FlashBanner flash={flash} />
        {children}
      </div>
    </>
  );
}
