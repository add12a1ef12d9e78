import { locale } from "~/messages/locale";
import { plural } from "~/messages/plural";
import { serviceLabels } from "~/messages/services";

export const title = "Settings";
export const tabsLabel = "Settings";
export const tabs = {
  company: "Company",
  answers: "Answers",
  requests: "Requests",
  prices: "Prices",
  replies: "Replies",
  data: "Data retention",
  security: "Security",
  keys: "Keys",
  webhooks: "Webhooks",
  legal: "Terms and privacy",
  translations: "Translations",
};
export const leads = {
  company:
    "What visitors, emails and search engines learn about the company. Changes are on every page at once.",
  answers:
    "What customers ask before they book. Every field may stay empty: the site says nothing about it then.",
  requests: "Who learns of new requests, and how much time you need.",
  data: "How long the software keeps data. It removes what is older every night, and that can’t be undone.",
  security: "Rules for the accounts of your staff.",
  translations:
    "What the company says in its own words, in the other languages of the site. Pages in a language without a translation show the English text.",
};
export const groups = {
  contact: "Name and contact",
  address: "Address and hours",
  networks: "Social networks",
  claims: "Claims",
  byService: "Starting prices and turnaround",
  price: "Price, payment and reply",
  questions: "Before they hire you",
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
  startingPrice:
    "What the smallest job of a service costs, in whole US dollars. Shown on its page, on the home page, in the booking form and to search engines.",
  priceFactors:
    "One or two sentences, such as “The price depends on floor area, the number of floors and how far we drive.”",
  turnaroundDays:
    "How many business days it usually takes from the visit to the results. Shown on the page of the service, in the booking form, on the private page and in the first email.",
  payment:
    "When and how, such as “Half when you order, half on delivery, by bank transfer or card.” Shown beside every price, in quotes and their emails, before a customer accepts one, and in the terms.",
  replyHours:
    "How many business hours it usually takes until somebody answers. The form, the confirmation and the first email say it.",
  publicTourDays:
    "How long a public link of a tour works, unless you say otherwise when you make it. Empty until you end it. The page of virtual tours says so.",
  dataOwnership: "The answer to “Who owns the data?” on the home page.",
  insurance: "On the About page, such as what your policy covers and that you send a certificate.",
  confidentiality: "On the About page, such as whether you sign an agreement before you see a plan.",
  licenses: "On the About page, such as who flies your drone with which license.",
  founderName: "On the About page, above why you started.",
  founderPicture: "On the About page, once the founder has a name.",
  requestsMailbox: "Leave it empty to use the company’s email.",
  leadDays: "For a date that’s sooner, the form says that it’s short notice. 0 says nothing.",
  cutOffHours:
    "Until this many hours before a visit, visitors can cancel it on their private page. Later they have to reach you.",
  retentionCanceledDays:
    "Counted from the day on which the request was canceled or declined. One that waits for your answer is kept.",
  retentionDoneDays:
    "Counted from the day on which the work was done or results were last published. A request that waits for your answer is kept, and so is one with a public tour link, until that ends. Quotes may be tax records: ask your accountant first.",
  administratorsNeedSecondFactor:
    "Administrators without a passkey or an authenticator app have to set one up before they can go on.",
};
/** The columns of the settings that each service has. */
export const columns = {
  service: "Service",
  startingPrice: "Starting at, in US dollars",
  turnaroundDays: "Turnaround, in business days",
};
export const readersHint =
  "They get an email for each new request, besides the mailbox. Each can change that under Profile, too.";
export const save = "Save settings";
export const saved = "Settings saved";
export const unchanged = "Nothing has changed";
export const savePicture = "Save picture";
export const pictureSaved = "Picture saved";
export const removePicture = "Remove picture";
export const pictureRemoved = "Picture removed";
/** By section. */
export const savedAdvice = {
  company: "Every page shows them now. The change is in the audit log.",
  answers: "Every page shows them now. The change is in the audit log.",
  requests: "They hold for every request from now on. The change is in the audit log.",
  data: "Tonight’s removal, at 2 AM Pacific time, follows them. The change is in the audit log.",
  security: "The rule holds from now on. The change is in the audit log.",
  translations: "Every page shows them now. The change is in the audit log.",
};
export const nothingToTranslate = "There is no English text yet.";
export const keepForever = "Keep forever";
export const removeAfter = "Remove after this many days";
export const confirmation = "Confirmation";
const and = new Intl.ListFormat(locale, { type: "conjunction" });
const removed = {
  requests: plural({ one: "# request", other: "# requests" }),
  files: plural({ one: "# file", other: "# files" }),
};
export function removesTonight({ requests, files }: Record<keyof typeof removed, number>) {
  const parts = [removed.requests(requests), ...(files > 0 ? [removed.files(files)] : [])];
  return `Tonight this removes ${and.format(parts)} for good. Type ${requests} to confirm.`;
}
export const changedBy = (name: string) => `${name} changed these settings while you were editing`;
export const changedBySomebody = "Somebody changed these settings while you were editing";
export const changedAdvice =
  "Nothing was saved. The marked fields differ from what is stored now. Check them, then save again.";
export const nowStored = (label: string | undefined, value: string) =>
  label === undefined ? `Stored now: ${value}` : `${label} is now: ${value}`;
export const empty = "nothing";

function byService<Name extends string>(name: Name, toLabel: (service: string) => string) {
  const all = Object.entries(serviceLabels).map(([slug, label]) => [`${name}-${slug}`, toLabel(label)]);
  return Object.fromEntries(all) as Record<`${Name}-${keyof typeof serviceLabels}`, string>;
}

export const labels = {
  companyName: "Company name",
  phone: "Phone",
  email: "Email",
  street: "Street address",
  city: "City",
  state: "State",
  zip: "ZIP code",
  openingHours: "Opening hours",
  facebook: "Facebook",
  twitter: "Twitter",
  youtube: "YouTube",
  instagram: "Instagram",
  claimSource: "Source of the 63% figure",
  ...byService("startingPrice", (service) => `${service}, starting at`),
  ...byService("turnaroundDays", (service) => `${service}, in business days`),
  priceFactors: "What a price depends on",
  payment: "When and how customers pay",
  replyHours: "Usual time to answer, in business hours",
  publicTourDays: "How many days you host a tour",
  dataOwnership: "Who owns the data",
  insurance: "Insurance",
  confidentiality: "Confidentiality",
  licenses: "Licenses",
  founderName: "Founder’s name",
  founderPicture: "Founder’s picture",
  requestsMailbox: "Mailbox for new requests",
  leadDays: "Lead time in days",
  cutOffHours: "Cut-off for changes in hours",
  retentionCanceledDays: "Canceled and declined requests",
  retentionDoneDays: "Finished requests",
  administratorsNeedSecondFactor: "Administrators need a second factor",
};

/** The people who are notified besides the mailbox. */
export const readers = "People who get new requests";

/** Lists with a separate page, as the audit log names them. */
export const lists = { prices: "Price list", replies: "Saved replies" };

export const missing = (label: string) => `Fill in “${label}”`;
export const notText = (label: string) => `Fill in “${label}” as text`;
export const tooLong = (label: string, max: number) => `Shorten “${label}” to ${max} characters or fewer`;
export const notWithin = (label: string, min: string, max: string) =>
  `Enter a whole number from ${min} to ${max} for “${label}”`;
export const notWithinOrEmpty = (label: string, max: string) =>
  `Enter a whole number from 1 to ${max} for “${label}”, or leave it empty`;
export const phoneFormat =
  "Enter a US phone number with its area code, such as (818) 555-0142, or start with + and the country code";
export const emailFormat = "Enter a complete email address, such as name@example.com";
export const zipFormat = "Enter a ZIP code, such as 91405 or 91405-1234";
export const notHttps = (label: string) =>
  `Enter a complete address that starts with https:// for “${label}”, or leave it empty`;

/** The page that publishes the terms and the privacy policy. */
export const template = "Template: have it checked by counsel";
export const templateAdvice =
  "The first versions describe what this software does. They aren’t legal advice, and no lawyer has checked them for your company.";
export const choose = "Text";
export const inForce = (version: number) => `Version ${version} is in force.`;
export const view = "View it on the site";
export const textLabel = "Text of the next version";
export const textHint =
  "An empty line starts a paragraph, “# ” a heading, “- ” an item of a list. Names in braces, such as {draftDays}, are replaced by the settings.";
export const names = (list: string) => `Names you can use: ${list}.`;
export const legalTranslations = (version: number) => `Version ${version} in other languages`;
export const firstLegalTranslations =
  "The first version comes with its translations. A version that you publish has those that you write here.";
export const legalTranslationsHint =
  "A translation belongs to this version and begins with a note that the English text is binding. Names in braces work as above.";
export const saveTranslations = "Save translations";
export const translationsSaved = "Translations saved";
export const preview = "Preview";
export const previewTitle = (version: number) => `Preview of version ${version}`;
export const whole = (version: number) => `Version ${version} in full`;
export const previewNote = "Nothing is published yet.";
export const changes = (version: number) => `What changes from version ${version}`;
export const legalAdded = "Added";
export const legalRemoved = "Removed";
export const legalUnchanged = plural({ one: "# line unchanged", other: "# lines unchanged" });
export const notComparable = "The two texts differ too much to compare. Read the whole text below.";
export const noChange = (version: number) =>
  `This is the text of version ${version}. There’s nothing to publish.`;
export const publish = (version: number) => `Publish version ${version}`;
export const publishNote = (version: number) =>
  `New requests will need consent to version ${version}. It can’t be withdrawn, only replaced by another version.`;
export const edit = "Keep editing";
export const published = (version: number) => `Version ${version} is published`;
export const publishedAdvice =
  "New requests need consent to it. Earlier requests keep the version they accepted.";
export const legalMissing = "Enter the text";
export const unknownNames = (list: string) =>
  `Correct or remove ${list}. Only the names below the label are replaced by a setting.`;
export const legalTooLong = (max: string) => `Shorten the text to ${max} characters or fewer`;
export const legalChanged = "Somebody published a new version while you were editing";
export const legalChangedAdvice =
  "Nothing was published. Open the new version in another tab, add what is missing to your text, then publish again.";
