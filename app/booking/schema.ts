import "~/lib/zod-config";
import { z } from "zod";
import { parsePacific } from "~/lib/pacific-time";
import { line, optionalText, requiredLine } from "~/lib/text-fields";
import { twoYearsMs } from "~/lib/time";
import * as errors from "~/messages/booking-errors";
import type { NameOfStep, StepNumber } from "./fields";
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
import { serviceNames } from "./services";

/** Maximum length of a one-line answer, in characters. */
const lineLimit = 200;
/** Maximum length of a link, in characters: those to shared folders are long. */
const linkLimit = 300;

// Messages are read when a value is refused: their language is that of the request.

interface TextErrors {
  missing: string;
  tooLong: (limit: number) => string;
}

interface DateErrors {
  format: string;
  past: string;
  tooFar: string;
}

/** The next rules, some of them regular expressions, never run on a longer text. */
const toRule = (errors: () => TextErrors) => ({ errors, limit: lineLimit, abort: true });

/** A line with a format. An empty one gets only the message that it is required. */
function formattedLine(errors: () => TextErrors) {
  return line(toRule(errors)).min(1, { error: () => errors().missing, abort: true });
}

function choices<const Options extends readonly string[]>(options: Options, error: () => string) {
  return z
    .array(z.enum(options, { error }), { error })
    .max(100, { error })
    .overwrite((values) => [...new Set(values)])
    .default([]);
}

/** A date and time: in Pacific time from the form, optionally with an offset from the API. */
function timestamp(errors: () => DateErrors) {
  return z
    .string({ error: () => errors().format })
    .trim()
    .max(40, { error: () => errors().format })
    .transform((text, context) => {
      const { format, past, tooFar } = errors();
      if (text === "") return null;
      const date = parsePacific(text) ?? parseWithOffset(text);
      const refuse = (message: string) => context.addIssue({ code: "custom", message });
      if (!date) refuse(format);
      else if (date.getTime() <= Date.now()) refuse(past);
      else if (date.getTime() > Date.now() + twoYearsMs) refuse(tooFar);
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

/** The rules of a step: one for each of its fields. */
type Rules<Step extends StepNumber> = Record<NameOfStep<Step>, z.ZodType>;

export const emailAnswer = formattedLine(() => errors.answerErrors.email).regex(z.regexes.email, {
  error: () => errors.answerErrors.email.format,
});

const contact = z.object({
  fullName: requiredLine(toRule(() => errors.answerErrors.fullName)),
  email: emailAnswer,
  phone: formattedLine(() => errors.answerErrors.phone).refine(
    (text) => text.replace(/\D/g, "").length >= 7,
    {
      error: () => errors.answerErrors.phone.format,
    },
  ),
  contactMethod: z.enum(contactMethods, { error: () => errors.answerErrors.contactMethod }).default("Call"),
  company: line(toRule(() => errors.answerErrors.company)).default(""),
} satisfies Rules<1>);

const service = z.object({
  /** Empty if the visitor is not sure yet. */
  service: z.enum(["", ...serviceNames], { error: () => errors.answerErrors.service }).default(""),
  serviceLocation: requiredLine(toRule(() => errors.answerErrors.serviceLocation)),
  accessInstructions: optionalText(() => errors.answerErrors.accessInstructions),
  scanType: z.enum(scanTypes, { error: () => errors.answerErrors.scanType }).default("Residential"),
  preferredDate: timestamp(() => errors.answerErrors.preferredDate),
  backupDate: timestamp(() => errors.answerErrors.backupDate),
} satisfies Rules<2>);

const project = z.object({
  purpose: z.enum(purposes, { error: () => errors.answerErrors.purpose }).default("Real Estate"),
  projectScope: optionalText(() => errors.answerErrors.projectScope),
  numberOfRooms: choices(rooms, () => errors.answerErrors.numberOfRooms),
  outputFormats: choices(outputFormats, () => errors.answerErrors.outputFormats),
  budgetRange: z
    .number({ error: () => errors.answerErrors.budgetRange.format })
    .int({ error: () => errors.answerErrors.budgetRange.fraction })
    .min(budget.min, { error: () => errors.answerErrors.budgetRange.range })
    .max(budget.max, { error: () => errors.answerErrors.budgetRange.range })
    .default(budget.initial),
  projectTimeline: z
    .enum(projectTimelines, { error: () => errors.answerErrors.projectTimeline })
    .default("Flexible"),
} satisfies Rules<3>);

function isSecureLink(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === "https:";
}

const additional = z.object({
  additionalServices: choices(serviceNames, () => errors.answerErrors.additionalServices),
  specialInstructions: optionalText(() => errors.answerErrors.specialInstructions),
  deliveryPreferences: choices(deliveryPreferences, () => errors.answerErrors.deliveryPreferences),
  /** Empty, or where the files are that are too large to upload. */
  filesLink: line({ errors: () => errors.answerErrors.filesLink, limit: linkLimit, abort: true })
    .refine((text) => text === "" || isSecureLink(text), {
      error: () => errors.answerErrors.filesLink.format,
    })
    .default(""),
} satisfies Rules<4>);

const optionalConsents = z.object({
  termsAccepted: z.boolean({ error: () => errors.answerErrors.termsAccepted.format }).default(false),
  privacyConsent: z.boolean({ error: () => errors.answerErrors.privacyConsent.format }).default(false),
  showcaseConsent: z.boolean({ error: () => errors.answerErrors.showcaseConsent.format }).default(false),
} satisfies Rules<5>);

function consent(error: () => string) {
  return z.boolean({ error }).refine((given) => given, { error });
}

const requiredConsents = optionalConsents.extend({
  termsAccepted: consent(() => errors.answerErrors.termsAccepted.required),
  privacyConsent: consent(() => errors.answerErrors.privacyConsent.required),
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
      message: errors.answerErrors.backupDate.same,
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
