import * as text from "~/messages/staff-account";
import { paths } from "~/paths";
import { Tabs } from "~/ui/tabs";

const items = [
  { label: text.tabs.info, to: paths.account() },
  { label: text.tabs.saveLists, to: paths.accountSavedLists() },
  { label: text.tabs.password, to: paths.accountPassword() },
  { label: text.tabs.security, to: paths.accountSecurity() },
  { label: text.tabs.emails, to: paths.accountEmails() },
  { label: text.tabs.billing, to: paths.accountBilling() },
];

/** Links between the pages of the user's own account. */
export function AccountTabs() {
  return <Tabs label={text.account} items={items} />;
}
