import * as bookings from "./bookings";
import * as conversation from "./conversation";
import * as customer from "./customer";
import * as deliveries from "./deliveries";
import * as lists from "./lists";
import * as mails from "./mails";
import * as persons from "./persons";
import * as pictures from "./pictures";
import * as projects from "./projects";
import * as reports from "./reports";
import * as settings from "./settings";
import * as work from "./work";

/** The calls that came after the specification, by the id of their route. */
export const v1 = {
  "routes/api/v1-bookings": bookings.v1Bookings,
  "routes/api/v1-booking": work.v1Booking,
  "routes/api/v1-events": conversation.v1Events,
  "routes/api/v1-stage": work.v1Stage,
  "routes/api/v1-owner": work.v1Owner,
  "routes/api/v1-completion": work.v1Completion,
  "routes/api/v1-quotes": work.v1Quotes,
  "routes/api/v1-open-quote": work.v1OpenQuote,
  "routes/api/v1-visit": work.v1Visit,
  "routes/api/v1-messages": conversation.v1Messages,
  "routes/api/v1-email": customer.v1Email,
  "routes/api/v1-link": customer.v1Link,
  "routes/api/v1-notes": conversation.v1Notes,
  "routes/api/v1-note": conversation.v1Note,
  "routes/api/v1-spam": work.v1Spam,
  "routes/api/v1-deliveries": deliveries.v1Deliveries,
  "routes/api/v1-draft": deliveries.v1Draft,
  "routes/api/v1-draft-links": deliveries.v1DraftLinks,
  "routes/api/v1-draft-item": deliveries.v1DraftItem,
  "routes/api/v1-draft-position": deliveries.v1DraftPosition,
  "routes/api/v1-publication": deliveries.v1Publication,
  "routes/api/v1-delivery": deliveries.v1Delivery,
  "routes/api/v1-result": deliveries.v1Result,
  "routes/api/v1-shares": customer.v1Shares,
  "routes/api/v1-share": customer.v1Share,
  "routes/api/v1-visits": work.v1Visits,
  "routes/api/v1-staff": work.v1Staff,
  "routes/api/v1-projects": projects.v1Projects,
  "routes/api/v1-project": projects.v1Project,
  "routes/api/v1-project-status": projects.v1ProjectStatus,
  "routes/api/v1-project-position": projects.v1ProjectPosition,
  "routes/api/v1-pictures": pictures.v1Pictures,
  "routes/api/v1-picture": pictures.v1Picture,
  "routes/api/v1-report": reports.v1Report,
  "routes/api/v1-prices": lists.v1Prices.list,
  "routes/api/v1-price": lists.v1Prices.one,
  "routes/api/v1-price-position": lists.v1Prices.position,
  "routes/api/v1-replies": lists.v1Replies.list,
  "routes/api/v1-reply": lists.v1Replies.one,
  "routes/api/v1-reply-position": lists.v1Replies.position,
  "routes/api/v1-erasures": persons.v1Erasures,
  "routes/api/v1-person-exports": persons.v1PersonExports,
  "routes/api/v1-removals": persons.v1Removals,
  "routes/api/v1-settings-company": settings.v1SettingsCompany,
  "routes/api/v1-settings-answers": settings.v1SettingsAnswers,
  "routes/api/v1-settings-requests": settings.v1SettingsRequests,
  "routes/api/v1-settings-data": settings.v1SettingsData,
  "routes/api/v1-legal-text": settings.v1LegalText,
  "routes/api/v1-legal-translations": settings.v1LegalTranslations,
  "routes/api/v1-mails": mails.v1Mails,
  "routes/api/v1-mail": mails.v1Mail,
  "routes/api/v1-mail-sending": mails.v1MailSending,
  "routes/api/v1-mail-queue": mails.v1MailQueue,
  "routes/api/v1-mail-tests": mails.v1MailTests,
} as const;
