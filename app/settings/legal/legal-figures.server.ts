import * as text from "~/messages/legal";
import { company } from "~/settings/company";
import { contactText } from "~/settings/contact-text";
import { formatAddress } from "~/settings/format-address";
import { settings } from "~/settings/settings.server";

/** The values that a legal text may quote as `{name}`: what the settings have now. */
export function legalFigures(): Record<string, string> {
  const { name, email, address } = company();
  const values = settings();
  return {
    company: name,
    email,
    address: formatAddress(address),
    contact: contactText(text.contact(email)),
    draftDays: text.days(values.retentionDraftDays),
    canceledDays: toDuration(values.retentionCanceledDays),
    doneDays: toDuration(values.retentionDoneDays),
    fileDays: toDuration(values.retentionFileDays, text.asLongAsRequest),
    mailDays: toDuration(values.retentionMailDays),
    logDays: toDuration(values.retentionLogDays),
    cutOffHours: text.hours(values.cutOffHours),
  };
}

function toDuration(days: number, forever = text.untilErased): string {
  return days === 0 ? forever : text.days(days);
}
