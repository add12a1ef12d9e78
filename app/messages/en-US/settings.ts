import { locale } from "~/messages/locale";
import { plural } from "~/messages/plural";

/** The settings in the back office. */
export const title = "Settings";
export const tabsLabel = "Settings";
export const tabs = {
  company: "Company",
  requests: "Requests",
  data: "Data retention",
  security: "Security",
  legal: "Terms and privacy",
};
export const leads = {
  company:
    "What visitors, emails and search engines learn about the company. Changes are on every page at once.",
  requests: "Who learns of new requests, and how much time you need.",
  data: "How long the software keeps data. It removes what is older every night, and that can’t be undone.",
  security: "Rules for the accounts of your staff.",
};
export const groups = {
  contact: "Name and contact",
  address: "Address and hours",
  networks: "Social networks",
  claims: "Claims",
  mails: "New requests",
  times: "Times",
  retention: "What is kept, and for how long",
  rules: "Second factor",
};
export const hints = {
  companyName: "In the header, titles, emails and calendar files.",
  phone: "Leave it empty to show no phone. Texts that say “Call us” then name the email.",
  email: "Visitors see it, and their answers to emails go there.",
  street: "Leave it empty to show the city alone.",
  openingHours: "In the footer. One line for each rule, such as Mon–Fri, 8 AM – 5 PM.",
  networks: "A complete address of your profile, such as https://www.facebook.com/yourcompany.",
  claimSource:
    "“63% of buyers” is a claim. Name its source here and the home page shows it below the figure.",
  requestsMailbox: "Leave it empty to use the company’s email.",
  leadDays: "For a date that’s sooner, the form says that it’s short notice. 0 says nothing.",
  cutOffHours:
    "Until this many hours before a visit, visitors can cancel it on their private page. Later they have to reach you.",
  retentionDraftDays: "Days after the visitor’s last change, 1 to 90.",
  retentionCanceledDays: "Counted from the day on which the request was canceled or declined.",
  retentionDoneDays:
    "Counted from the day on which the work was done. Quotes may be tax records: ask your accountant first.",
  retentionFileDays:
    "Counted from the day on which the request was finished, canceled or declined. A request that is removed takes its files with it.",
  retentionMailDays: "Counted from the day on which they were written.",
  retentionLogDays:
    "Who viewed a request or downloaded its files. A request that is removed takes its log with it.",
  administratorsNeedSecondFactor:
    "Administrators without a passkey or an authenticator app have to set one up before they can go on.",
};
export const readersHint =
  "They get an email for each new request, besides the mailbox. Each can change that under Profile, too.";
export const save = "Save settings";
export const saved = "Settings saved";
/** By section. */
export const savedAdvice = {
  company: "Every page shows them now. The change is in the audit log.",
  requests: "They hold for every request from now on. The change is in the audit log.",
  data: "The removal of tonight, at 2 AM Pacific time, follows them. The change is in the audit log.",
  security: "The rule holds from now on. The change is in the audit log.",
};
export const keepForever = "Keep forever";
export const removeAfter = "Remove after this many days";
export const confirmation = "Confirmation";
const and = new Intl.ListFormat(locale, { type: "conjunction" });
const removed = {
  requests: plural({ one: "# request", other: "# requests" }),
  files: plural({ one: "# file", other: "# files" }),
  mails: plural({ one: "# email", other: "# emails" }),
  logs: plural({ one: "# entry of the access log", other: "# entries of the access log" }),
};
/**
 * @param counts by kind, in the order of `removed`
 * @param number what confirms it
 */
export function removesTonight(counts: Record<keyof typeof removed, number>, number: number) {
  const kinds = Object.keys(removed) as (keyof typeof removed)[];
  const parts = kinds.filter((kind) => counts[kind] > 0).map((kind) => removed[kind](counts[kind]));
  return `Tonight this removes ${and.format(parts)} for good. Type ${number} to confirm.`;
}
export const changedBy = (name: string) => `${name} changed these settings while you were editing`;
export const changedBySomebody = "Somebody changed these settings while you were editing";
export const changedAdvice =
  "Nothing was saved. The marked fields differ from what is stored now. Check them, then save again.";
export const nowStored = (value: string) => `Stored now: ${value}`;
export const empty = "nothing";
export const yes = "yes";
export const no = "no";
