import type { ComponentProps, ReactNode } from "react";
import * as text from "~/messages/settings";
import { paths } from "~/paths";
import { PageFlash } from "~/ui/page-messages";
import { Tabs } from "~/ui/tabs";

const tabs = [
  { label: text.tabs.company, to: paths.settingsSection("company") },
  { label: text.tabs.answers, to: paths.settingsSection("answers") },
  { label: text.tabs.requests, to: paths.settingsSection("requests") },
  { label: text.tabs.prices, to: paths.settingsPrices() },
  { label: text.tabs.replies, to: paths.settingsReplies() },
  { label: text.tabs.data, to: paths.settingsSection("data") },
  { label: text.tabs.security, to: paths.settingsSection("security") },
  { label: text.tabs.keys, to: paths.settingsKeys() },
  { label: text.tabs.webhooks, to: paths.settingsWebhooks() },
  { label: text.tabs.legal, to: paths.settingsLegal() },
  { label: text.tabs.translations, to: paths.settingsSection("translations") },
];

export function SettingsPage({
  flash,
  children,
}: {
  flash: ComponentProps<typeof PageFlash>["flash"];
  children: ReactNode;
}) {
  return (
    <>
      <h1 className="mb-5">{text.title}</h1>
      <Tabs label={text.tabsLabel} items={tabs} />
      <div className="grid max-w-136 gap-6">
        <PageFlash flash={flash} />
        {children}
      </div>
    </>
  );
}
