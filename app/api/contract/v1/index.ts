import { v1Bookings } from "./bookings";
import { v1Events, v1Messages, v1Note, v1Notes } from "./conversation";
import { v1Email, v1Link, v1Share, v1Shares } from "./customer";
import {
  v1Deliveries,
  v1Delivery,
  v1Draft,
  v1DraftItem,
  v1DraftLinks,
  v1DraftPosition,
  v1Publication,
  v1Result,
} from "./deliveries";
import { v1Prices, v1Replies } from "./lists";
import { v1Mail, v1MailQueue, v1Mails, v1MailSending, v1MailTests } from "./mails";
import { v1Erasures, v1PersonExports, v1Removals } from "./persons";
import { v1Picture, v1Pictures } from "./pictures";
import { v1Project, v1ProjectPosition, v1Projects, v1ProjectStatus } from "./projects";
import { v1Report } from "./reports";
import {
  v1LegalText,
  v1LegalTranslations,
  v1SettingsAnswers,
  v1SettingsCompany,
  v1SettingsData,
  v1SettingsRequests,
} from "./settings";
import {
  v1Booking,
  v1Completion,
  v1OpenQuote,
  v1Owner,
  v1Quotes,
  v1Spam,
  v1Staff,
  v1Stage,
  v1Visit,
  v1Visits,
} from "./work";

/** The calls that came after the specification, by the id of their route. */
export const v1 = {
  "routes/api/v1-bookings": v1Bookings,
  "routes/api/v1-booking": v1Booking,
  "routes/api/v1-events": v1Events,
  "routes/api/v1-stage": v1Stage,
  "routes/api/v1-owner": v1Owner,
  "routes/api/v1-completion": v1Completion,
  "routes/api/v1-quotes": v1Quotes,
  "routes/api/v1-open-quote": v1OpenQuote,
  "routes/api/v1-visit": v1Visit,
  "routes/api/v1-messages": v1Messages,
  "routes/api/v1-email": v1Email,
  "routes/api/v1-link": v1Link,
  "routes/api/v1-notes": v1Notes,
  "routes/api/v1-note": v1Note,
  "routes/api/v1-spam": v1Spam,
  "routes/api/v1-deliveries": v1Deliveries,
  "routes/api/v1-draft": v1Draft,
  "routes/api/v1-draft-links": v1DraftLinks,
  "routes/api/v1-draft-item": v1DraftItem,
  "routes/api/v1-draft-position": v1DraftPosition,
  "routes/api/v1-publication": v1Publication,
  "routes/api/v1-delivery": v1Delivery,
  "routes/api/v1-result": v1Result,
  "routes/api/v1-shares": v1Shares,
  "routes/api/v1-share": v1Share,
  "routes/api/v1-visits": v1Visits,
  "routes/api/v1-staff": v1Staff,
  "routes/api/v1-projects": v1Projects,
  "routes/api/v1-project": v1Project,
  "routes/api/v1-project-status": v1ProjectStatus,
  "routes/api/v1-project-position": v1ProjectPosition,
  "routes/api/v1-pictures": v1Pictures,
  "routes/api/v1-picture": v1Picture,
  "routes/api/v1-report": v1Report,
  "routes/api/v1-prices": v1Prices.list,
  "routes/api/v1-price": v1Prices.one,
  "routes/api/v1-price-position": v1Prices.position,
  "routes/api/v1-replies": v1Replies.list,
  "routes/api/v1-reply": v1Replies.one,
  "routes/api/v1-reply-position": v1Replies.position,
  "routes/api/v1-erasures": v1Erasures,
  "routes/api/v1-person-exports": v1PersonExports,
  "routes/api/v1-removals": v1Removals,
  "routes/api/v1-settings-company": v1SettingsCompany,
  "routes/api/v1-settings-answers": v1SettingsAnswers,
  "routes/api/v1-settings-requests": v1SettingsRequests,
  "routes/api/v1-settings-data": v1SettingsData,
  "routes/api/v1-legal-text": v1LegalText,
  "routes/api/v1-legal-translations": v1LegalTranslations,
  "routes/api/v1-mails": v1Mails,
  "routes/api/v1-mail": v1Mail,
  "routes/api/v1-mail-sending": v1MailSending,
  "routes/api/v1-mail-queue": v1MailQueue,
  "routes/api/v1-mail-tests": v1MailTests,
} as const;
