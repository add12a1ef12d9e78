import { type AnswerName, hasOptions, type NameWithOptions, type OptionOf } from "~/booking-fields";
import { serviceLabelsByName } from "~/booking/services";
import { formatWholeDollars } from "~/lib/format-amount";
import { formatPacificLong } from "~/lib/pacific-time";
import { formatPhone } from "~/lib/phone";
import * as formText from "~/messages/booking";
import * as text from "~/messages/booking-answers";

type AnswerValue = string | number | boolean | Date | readonly string[] | null;

/** Formats a parsed or stored answer. Returns null for an empty one. Dates end with "Pacific time". */
export function formatAnswer(name: AnswerName, value: AnswerValue): string | null {
  if (value === null || (value === "" && name !== "service")) return null;
  if (value instanceof Date) return formatPacificLong(value);
  if (typeof value === "object") return value.map((item) => labelOf(name, item)).join(", ") || null;
  if (typeof value === "number") return formatWholeDollars(value);
  if (typeof value === "boolean") return value ? text.accepted : text.notGiven;
  return name === "phone" ? formatPhone(value) : labelOf(name, value);
}

/** Returns the label of an option. Other software may have stored an unknown value, which is shown unchanged. */
function labelOf(name: AnswerName, value: string): string {
  const labels = labelsOf(name) ?? {};
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}

/** Returns option labels by stored value. */
export function labelsOf(name: AnswerName): Record<string, string> | undefined {
  if (name === "service") return { ...serviceLabelsByName(), "": text.serviceUnknown };
  if (name === "additionalServices") return serviceLabelsByName();
  const labels: { [Name in NameWithOptions]: Record<OptionOf<Name>, string> } = formText.optionLabels;
  return hasOptions(name) ? labels[name] : undefined;
}

/** Returns a booking's service. An early booking without a service has its additional services instead. */
export function describeService(booking: { service: string; additionalServices: readonly string[] }): string {
  const additional =
    booking.service === "" ? formatAnswer("additionalServices", booking.additionalServices) : null;
  return additional ?? formatAnswer("service", booking.service) ?? booking.service;
}

/** Returns the service for the beginning of a text by staff. Empty if the customer has not chosen one. */
export function suggestService(booking: Parameters<typeof describeService>[0]): string {
  const isKnown = booking.service !== "" || booking.additionalServices.length > 0;
  return isKnown ? describeService(booking) : "";
}
