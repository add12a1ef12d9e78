import { plural } from "~/messages/plural";

export const title = "Personal data";
export const lead =
  "Find everything the site stores about one person. You can export it for them, or erase it when they ask.";
export const searchLabel = "Email, phone number, or reference";
export const searchHint =
  "Enter a complete email address, a phone number with its area code, or the reference of one request.";
export const search = "Find";
export const invalidSearch =
  "Enter a complete email address, a phone number of at least 7 digits, or a reference such as K7MD-3R4F";
export const searchAgain = "Search again";
export const searchAgainAdvice = "This address no longer works. Enter the email, phone number, or reference.";

export const resultFor = (value: string) => `Stored about ${value}`;
export const nothing = "Nothing is stored about this person";
export const nothingAdvice =
  "Check the spelling, or try their other email or phone number. Backups aren’t searched.";
export const related = "Also on these requests";
export const relatedHint =
  "The person may have sent other requests with these. Search for each of them on its own.";
export const findRelated = (value: string) => `Find ${value}`;

export const groups = {
  requests: "Requests",
  drafts: "Unfinished requests",
  files: "Files",
  results: "Versions of results",
  messages: "Messages",
  notes: "Internal notes",
  quotes: "Quotes",
  visits: "Visits",
  mails: "Emails",
  events: "History",
  savedSearches: "Saved lists of staff that name them",
};
export const newestOf = (shown: number, total: string) =>
  `The newest ${shown} of ${total}; the export has all.`;
export const unnamedDraft = "Without a name";
export const keptUntil = (day: string) => `Kept until ${day}`;
export const fromCustomer = "From the customer";
export const fromStaff = (author: string) => `From ${author}`;
export const quoteNumber = (number: number) => `Quote ${number}`;
export const canceledVisit = "canceled";

export const exportTitle = "Export";
export const exportText =
  "One ZIP with person.json, which programs can read, and all files. The audit log notes that you exported it, not what’s in it.";
export const exportButton = "Export everything";
export const eraseTitle = "Erase or anonymize";
export const eraseText = "Removes the data for good. You’ll see what’s affected before anything happens.";
export const eraseLink = "Erase or anonymize…";

export const question = (person: string) => `Erase the data of ${person}?`;
export const person = "Whose data it is";
export const affected = "What’s affected";
export const choice = "What should happen?";
export const choices = {
  erase: {
    label: "Erase everything",
    text: "Removes the requests with all that belongs to them. They no longer count in the statistics.",
  },
  anonymize: {
    label: "Anonymize",
    text: "Keeps what the statistics need: when a request came, its service, options, budget, and stage. Removes everything else.",
  },
};
export const choiceMissing = "Choose what should happen";
export const confirmLabel = (shown: string) => `Type ${shown} to confirm`;
export const consequences = [
  "You can’t undo this. Export the data first if the person wants a copy.",
  "The person’s private links stop working. Emails that wait to be sent are removed, visits that are still to come are canceled, open quotes are withdrawn, and an anonymized request that is still open is canceled. The assigned staff get an email without the person’s data.",
  "The person gets no email about it. Tell them yourself, and cancel the visit with them first if there is one.",
  "Backups keep the data until they’re overwritten. Files uploaded through the API that belong to no request can’t be matched to a person; they’re removed after 72 hours.",
];
export const confirm = "Erase for good";
export const erased = "The person’s data is erased";
export const erasedRequests = plural({
  one: "# request was removed or anonymized, with everything that belongs to it.",
  other: "# requests were removed or anonymized, with everything that belongs to them.",
});
/** For a person without a request: drafts, files, emails and saved searches. */
export const erasedRecords = plural({
  one: "# record was removed or anonymized, with everything that belongs to it.",
  other: "# records were removed or anonymized, with everything that belongs to them.",
});
export const nothingLeft = "There’s nothing to erase";
export const moreLeft = "Some requests are left";
export const moreLeftAdvice = "There were too many for one go. Erase again to continue.";
export const mailUnderWay = "An email to this person is being sent right now";
export const mailUnderWayAdvice =
  "Nothing can be erased until it’s done. Wait a minute, then try again. If a server was stopped while sending, it can take 15 minutes. What was already erased stays erased.";

export const erasedRequest = "This person’s data was erased";
export const erasedRequestText = (when: string) =>
  `Erased on ${when}. What’s left is for statistics, and can’t be used to contact anyone.`;
export const keptDetails = "What’s left";
