import { plural } from "~/messages/plural";

/** The first versions of the terms of service and privacy policy, and the texts of their pages. */
export const descriptions = {
  terms: "What applies when you request a scan: no booking before we confirm it, quotes, visits and files.",
  privacy: "What this site stores about you, for how long, who sees it, and how to have it erased.",
};
export const versionTitle = (title: string, number: number) => `${title}, version ${number}`;
export const version = (number: number, day: string) => `Version ${number}, ${day}`;
export const replaced = "This version is no longer in force. <current>Read the current version</current>.";
/** Above every translated text. */
export const binding = "This is a translation for reference. The English version is binding.";
export const earlier = (number: number) => `Read version ${number}`;

export const days = plural({ one: "# day", other: "# days" });
export const hours = plural({ one: "# hour", other: "# hours" });
export const untilErased = "until you ask us to erase it";
export const asLongAsRequest = "as long as the request";
export const contact = (email: string) => ({
  byPhone: (phone: string) => `call ${phone} or email ${email}`,
  byEmail: `email ${email}`,
});

/** Version 1. A name in braces stands for a value of the settings. */
export const firstTexts = {
  terms: `These terms apply when you send a request to {company} through this site.

# Your request
Sending a request books nothing and costs nothing. We read it, ask what we need to know, and send you a quote or suggest a date. A visit is booked only when we confirm it.

Please give us answers that are correct, and send only files that you’re allowed to share.

# Quotes and visits
A quote names its price and the day until which you can accept it. The price of a quote that you accepted doesn’t change unless we both agree on a change of the work.

{payment}

You can cancel a visit on your private request page until {cutOffHours} before it starts. After that, {contact}.

Please make sure we may enter the place and scan it, and that people who are there know about it.

# Your request page
The link to your request page is its only key. Anyone who has the link can read your request and answer for you, so share it with care. If it gets into the wrong hands, {contact} and we’ll replace it.

# Files and results
What you send remains yours. You allow us to use it for handling your request. The quote says what we deliver. We show finished work as an example only with your separate consent, which you can withdraw at any time.

# Accuracy and your rights
The figures on this site describe typical results. What we promise for your project is in the quote. Nothing here limits rights that the law gives you and that can’t be waived.

# Changes to these terms
When these terms change, this page gets a new version with its date. The version that you accepted with a request stays the one for that request, and earlier versions remain readable.

# Law and contact
California law applies. {company}, {address}. To reach us, {contact}.`,
  privacy: `This policy says what {company} stores when you use this site, for how long, who sees it, and how to have it erased. It also describes your rights under the California Consumer Privacy Act (CCPA) and is the policy that the California Online Privacy Protection Act (CalOPPA) asks for.

# What we store
- What you type into the booking form: name, email, phone, company, the place and how to enter it, dates, and what you need.
- The files that you upload.
- Messages, quotes, visits and consents of your request, with their times, and which versions of the terms and this policy you accepted.
- Copies of the emails that this site sends to you.
- The network (IP) address that a request came from, for 30 days, and counters by address that end by themselves within days. Both limit misuse, such as floods of requests or uploads.
- Technical logs of the server: time, page and result of each request, without what you typed.

We get all of this from you. If you press “Fetch Current Location”, your browser asks you first and then puts your position into the form.

# Cookies and your browser
The site sets a cookie that finds your unfinished request again, one for a notice that’s shown once, and one each for the theme and the language that you chose. Answers that you haven’t sent yet stay in the tab of your browser. There are no cookies for advertising, no analytics and no content from other sites.

We don’t track you over time or across other sites, and nobody else does on this site. So a “Do Not Track” signal or the Global Privacy Control changes nothing: there is nothing to switch off.

# What we use it for
To answer your request, prepare a quote, plan and carry out the visit, deliver the result, and protect the site. We don’t sell or share personal information, not for advertising either, and don’t use it for automated decisions.

# Who sees it
Our staff. The providers that run our server, our storage of files and our email process data for us. We give data to authorities only where the law requires it. Your files are never public: they open only for our staff and on your private request page, whose link is its key.

# How long we keep it
- Unfinished requests with their files, after your last change: {draftDays}
- Canceled and declined requests, after that: {canceledDays}
- Finished requests, after that: {doneDays}
- Files of requests that are canceled, declined or finished, after that: {fileDays}
- Copies of emails: {mailDays}
- Records of who on our staff opened or downloaded what: {logDays}

Requests in progress are kept while we work on them, and a finished request while its public tour is online. Backups may contain erased data until they’re replaced.

# Your rights
You can ask us what we store about you, for a copy of it, to correct it, and to erase it. To do that, {contact}. Tell us the reference of your request if you have it. We check that the request is yours, by its email address or phone number, and answer within 45 days. Somebody whom you authorize can ask for you. Using these rights has no disadvantages for you.

When we erase a request, its answers, files, messages and emails are removed. What we must keep by law, such as an invoice, is kept for as long as the law says.

# Children
This site is for people who order scans of buildings and objects. It isn’t directed to children under 16, and we don’t knowingly store their data.

# Changes to this policy
When this policy changes, this page gets a new version with its date, and the form asks for your consent to it. Earlier versions remain readable.

# Contact
{company}, {address}. To reach us, {contact}.`,
};
