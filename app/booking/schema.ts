import "~/lib/zod-config";
import { z } from "zod";
import { serviceNames } from "./services";
import {
  budget,
  contactMethods,
  deliveryPreferences,
  outputFormats,
  projectTimelines,
  purposes,
  rooms,
  scanTypes,
} from "./options";
import { parsePacific } from "~/lib/pacific-time";
import { cleanLine, cleanText } from "~/lib/text";

/** Maximum length of a one-line answer and of a paragraph, in characters. */
const lineLimit = 200;
const paragraphLimit = 4_000;
const twoYearsMs = 2 * 365.25 * 24 * 60 * 60 * 1000;

function line(subject: string) {
  return z
    .string(`Enter ${subject}`)
    .overwrite(cleanLine)
    .trim()
    .max(lineLimit, {
      error: `${capitalize(subject)} must have ${lineLimit} characters or fewer`,
      // The next rules, some of them regular expressions, never run on a longer text.
      abort: true,
    });
}

function requiredLine(subject: string) {
  return line(subject).min(1, `Enter ${subject}`);
}

/** A line with a format. An empty one gets only the message that it is required. */
function formattedLine(subject: string) {
  return line(subject).min(1, { error: `Enter ${subject}`, abort: true });
}

function paragraph(subject: string) {
  return z
    .string(`Enter ${subject}`)
    .overwrite(cleanText)
    .trim()
    .max(
      paragraphLimit,
      `${capitalize(subject)} must have ${paragraphLimit.toLocaleString("en-US")} characters or fewer`,
    )
    .default("");
}

function choice<const Options extends readonly string[]>(subject: string, options: Options) {
  return z.enum(options, `Choose ${subject} from the list`);
}

function choices<const Options extends readonly string[]>(subject: string, options: Options) {
  return z
    .array(choice(subject, options), `Choose ${subject} from the list`)
    .max(100, `Choose ${subject} from the list`)
    .overwrite((values) => [...new Set(values)])
    .default([]);
}

/** A date and time: in Pacific time from the form, optionally with an offset from the API. */
function timestamp(subject: string) {
  return z
    .string(`Enter ${subject} as a date and time`)
    .trim()
    .max(40, `Enter ${subject} as a date and time`)
    .transform((text, context) => {
      if (text === "") return null;
      const date = parsePacific(text) ?? parseWithOffset(text);
      if (!date) context.addIssue({ code: "custom", message: `Enter ${subject} as a date and time` });
      else if (date.getTime() <= Date.now())
        context.addIssue({ code: "custom", message: `${capitalize(subject)} must be in the future` });
      else if (date.getTime() > Date.now() + twoYearsMs)
        context.addIssue({
          code: "custom",
          message: `${capitalize(subject)} must be within two years from now`,
        });
      return date;
    })
    .nullable()
    .default(null);
}

function parseWithOffset(text: string): Date | null {
  if (!z.iso.datetime({ offset: true }).safeParse(text).success) return null;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const contact = z.object({
  fullName: requiredLine("your full name"),
  email: formattedLine("your email address").regex(
    z.regexes.email,
    "Enter an email address in the form name@example.com",
  ),
  phone: formattedLine("your phone number").refine(
    (text) => text.replace(/\D/g, "").length >= 7,
    "Enter a phone number with at least 7 digits, like (818) 555-0142",
  ),
  contactMethod: choice("a contact method", contactMethods).default("Call"),
  company: line("the company").default(""),
});

const service = z.object({
  serviceLocation: requiredLine("the service location"),
  accessInstructions: paragraph("the access instructions"),
  scanType: choice("a scan type", scanTypes).default("Residential"),
  preferredDate: timestamp("the preferred date"),
  backupDate: timestamp("the backup date"),
});

const project = z.object({
  purpose: choice("a purpose", purposes).default("Real Estate"),
  projectScope: paragraph("the project scope"),
  numberOfRooms: choices("rooms", rooms),
  outputFormats: choices("output formats", outputFormats),
  budgetRange: z
    .number("Enter the budget as a number of dollars")
    .int("Enter the budget in whole dollars")
    .min(budget.min, "Enter a budget between $0 and $5,000")
    .max(budget.max, "Enter a budget between $0 and $5,000")
    .default(budget.initial),
  projectTimeline: choice("a project timeline", projectTimelines).default("Flexible"),
});

const additional = z.object({
  additionalServices: choices("additional services", serviceNames),
  specialInstructions: paragraph("the special instructions"),
  deliveryPreferences: choices("delivery preferences", deliveryPreferences),
});

const optionalConsents = z.object({
  termsAccepted: z.boolean("Say whether you accept the terms").default(false),
  privacyConsent: z.boolean("Say whether you agree to the use of your data").default(false),
  showcaseConsent: z.boolean("Say whether the scan may be shown").default(false),
});

function consent(message: string) {
  return z.boolean(message).refine((given) => given, message);
}

const requiredConsents = optionalConsents.extend({
  termsAccepted: consent("Accept the terms of service to submit the booking"),
  privacyConsent: consent("Agree that your data is used to handle this request"),
});

/** The backup date is an alternative, so it must differ from the preferred date. */
function datesDiffer(
  { preferredDate, backupDate }: { preferredDate: unknown; backupDate: unknown },
  context: z.RefinementCtx,
) {
  if (!(preferredDate instanceof Date && backupDate instanceof Date)) return;
  if (preferredDate.getTime() === backupDate.getTime())
    context.addIssue({
      code: "custom",
      path: ["backupDate"],
      message: "The backup date must differ from the preferred date",
    });
}

/** By default, Zod runs a refinement only if every field is valid; here the two dates are enough. */
const whenDatesAreValid = {
  when: ({ value, issues }: z.core.ParsePayload) =>
    typeof value === "object" &&
    value !== null &&
    !issues.some(({ path }) => path?.[0] === "preferredDate" || path?.[0] === "backupDate"),
};

/** The schema of each step of the form. */
export const stepSchemas = {
  1: contact,
  2: service.superRefine(datesDiffer, whenDatesAreValid),
  3: project,
  4: additional,
  5: requiredConsents,
};

const everything = {
  ...contact.shape,
  ...service.shape,
  ...project.shape,
  ...additional.shape,
};

/** A booking as the API accepts it: consents may be false. Unknown keys are dropped. */
export const bookingSchema = z
  .object({ ...everything, ...optionalConsents.shape })
  .superRefine(datesDiffer, whenDatesAreValid);

/** The parsed answers of a booking. */
export type BookingAnswers = z.output<typeof bookingSchema>;

/** An answer's name in the form, the API and the database. */
export type AnswerName = keyof BookingAnswers;
