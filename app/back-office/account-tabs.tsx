import { paths } from "~/paths";
import { Tabs } from "~/ui/tabs";

const items = [
  { label: "Account info", to: paths.account() },
  { label: "Save lists", to: paths.accountSavedLists() },
  { label: "Change password", to: paths.accountPassword() },
  { label: "Change Billing", to: paths.accountBilling() },
];

/** Links between the pages of the user's own account. */
export function AccountTabs() {
  return <Tabs label="Account" items={items} />;
}
