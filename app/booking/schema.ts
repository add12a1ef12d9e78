import "~/lib/zod-config";
import { z } from "zod";
import {
  type AnswerName,
  fieldNames,
  fields,
  fieldsOf,
  isLink,
  isOfKind,
  type NameOfKind,
  type NameOfStep,
  type NameWithOptions,
  type OptionOf,
  type StepNumber,
} from "~/booking-fields";
import { parsePacific, toPacificInput } from "~/lib/pacific-time";
import { hasPhoneDigits } from "~/lib/phone";
import { line, optionalText } from "~/lib/text-fields";
import { twoYearsMs } from "~/lib/time";
import * as errors from "~/messages/booking-errors";
import { serviceNames } from "./services";

/** In characters, for one-line answers. */
const lineLimit = 200;
/** In characters. Links to shared folders are long. */
const linkLimit = 300;

// Error texts are functions, so that they have the request's language.

interface LineErrors {
  missing: string;
  tooLong: (limit: number) => string;
}

interface DateErrors {
  format: string;
  past: string;
  tooFar: string;
}

/** `abort` skips later rules, some of them regular expressions, for longer texts. */
const toLineRule = (errors: () => LineErrors) => ({ errors, limit: lineLimit, abort: true });

/** Returns the rule for a line with a format. An empty line gets only the error that it is required. */
function formattedLine(errors: () => LineErrors) {
  return line(toLineRule(errors)).min(1, { error: () => errors().missing, abort: true });
}

function choices<const Options extends readonly string[]>(options: Options, error: () => string) {
  return z
    .array(z.enum(options, { error }), { error })
    .max(100, { error })
    .overwrite((values) => [...new Set(values)])
    .default([]);
}

interface DollarErrors {
  format: string;
  fraction: string;
  range: string;
}

interface DollarBounds {
  min: number;
  max: number;
}

function dollars({ min, max }: DollarBounds, errors: () => DollarErrors) {
  return z
    .number({ error: () => errors().format })
    .int({ error: () => errors().fraction })
    .min(min, { error: () => errors().range })
    .max(max, { error: () => errors().range });
}

/** Returns the rule for an amount from a text box, where people also type dollar signs and thousands separators. */
function typedDollars(bounds: DollarBounds, errors: () => DollarErrors) {
  return z
    .string({ error: () => errors().format })
    .max(lineLimit, { error: () => errors().format })
    .transform((typed) => (/\d/.test(typed) ? Number(typed.replaceAll(/[$,\s]/g, "")) : Number.NaN))
    .pipe(dollars(bounds, errors));
}

/**
 * Returns the rule for a date and time: in Pacific time from the form, optionally with an offset from the API.
 *
 * @param known an earlier answer, which may be in the past
 */
function timestamp(errors: () => DateErrors, known: Date | null = null) {
  return z
    .string({ error: () => errors().format })
    .trim()
    .max(40, { error: () => errors().format })
    .transform((text, context) => {
      const { format, past, tooFar } = errors();
      if (text === "") return null;
      if (known && toPacificInput(known) === text) return known;
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

export const emailAnswer = formattedLine(() => errors.answerErrors.email).regex(z.regexes.email, {
  error: () => errors.answerErrors.email.format,
});

/** The rules that do not follow from a field's kind. */
const specialRules = {
  email: emailAnswer,
  /** Unlike staff phone numbers, allows any other characters: words beside the number must not reject a booking. */
  phone: formattedLine(() => errors.answerErrors.phone).refine(hasPhoneDigits, {
    error: () => errors.answerErrors.phone.format,
  }),
  /** Empty if the visitor is not sure yet. */
  service: z.enum(["", ...serviceNames], { error: () => errors.answerErrors.service }).default(""),
  additionalServices: choices(serviceNames, () => errors.answerErrors.additionalServices),
};

/** Returns the rule for an HTTPS link, which may be empty. */
function link(errors: () => LineErrors & { format: string }) {
  return line({ errors, limit: linkLimit, abort: true }).refine((text) => text === "" || isSecureLink(text), {
    error: () => errors().format,
  });
}

function isSecureLink(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === "https:";
}

type SpecialRule = keyof typeof specialRules;

function hasSpecialRule(name: AnswerName): name is SpecialRule {
  return name in specialRules;
}

/** Returns the rule for a field's kind. A consent may be refused: see `requiredConsents`. */
function ruleOf(name: Exclude<AnswerName, SpecialRule>): z.ZodType {
  if (isOfKind(name, "line")) {
    const rule = isLink(name)
      ? link(() => errors.answerErrors[name])
      : line(toLineRule(() => errors.answerErrors[name]));
    const missing = () => errors.answerErrors[name].missing;
    return "isRequired" in fields[name] ? rule.min(1, { error: missing }) : rule.default("");
  }
  if (isOfKind(name, "paragraph")) return optionalText((): LineErrors => errors.answerErrors[name]);
  if (isOfKind(name, "choice")) {
    const { options } = fields[name];
    return z.enum(options, { error: () => errors.answerErrors[name] }).default(options[0]);
  }
  if (isOfKind(name, "list")) return choices(fields[name].options, () => errors.answerErrors[name]);
  if (isOfKind(name, "date")) return timestamp(() => errors.answerErrors[name]);
  if (isOfKind(name, "dollars")) return typedDollars(fields[name], () => errors.answerErrors[name]);
  return z.boolean({ error: () => errors.answerErrors[name].format }).default(false);
}

interface AnswerTypes {
  line: string;
  paragraph: string;
  choice: string;
  list: string[];
  date: Date | null;
  dollars: number;
  consent: boolean;
}

type AnswerTo<Name extends AnswerName> = Name extends NameWithOptions
  ? Name extends NameOfKind<"list">
    ? OptionOf<Name>[]
    : OptionOf<Name>
  : AnswerTypes[(typeof fields)[Name]["kind"]];

type Rules<Step extends StepNumber> = {
  [Name in NameOfStep<Step>]: Name extends SpecialRule
    ? (typeof specialRules)[Name]
    : z.ZodType<AnswerTo<Name>>;
};

function rulesOf<Step extends StepNumber>(step: Step): Rules<Step> {
  return Object.fromEntries(
    fieldsOf(step).map((name) => [name, hasSpecialRule(name) ? specialRules[name] : ruleOf(name)]),
  ) as Rules<Step>;
}

const contact = z.object(rulesOf(1));
const service = z.object(rulesOf(2));
const project = z.object(rulesOf(3));
const additional = z.object(rulesOf(4));
const optionalConsents = z.object(rulesOf(5));

function consent(error: () => string) {
  return z.boolean({ error }).refine((isGiven) => isGiven, { error });
}

type RequiredConsent = {
  [Name in NameOfKind<"consent">]: (typeof fields)[Name] extends { isRequired: true } ? Name : never;
}[NameOfKind<"consent">];

const requiredConsents = optionalConsents.extend(
  Object.fromEntries(
    fieldsOf(5)
      .filter((name): name is RequiredConsent => "isRequired" in fields[name])
      .map((name) => [name, consent(() => errors.answerErrors[name].required)]),
  ) as Record<RequiredConsent, ReturnType<typeof consent>>,
);

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

/** Zod by default runs a refinement only if every field is valid. Here two valid dates suffice. */
const whenDatesAreValid = {
  when: ({ value, issues }: z.core.ParsePayload) =>
    typeof value === "object" &&
    value !== null &&
    !issues.some(({ path }) => path?.[0] === "preferredDate" || path?.[0] === "backupDate"),
};

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

/** The form always sends its amounts. In the API they are optional, and default to the form's initial amount. */
const optionalDollars = Object.fromEntries(
  fieldNames
    .filter((name) => isOfKind(name, "dollars"))
    .map((name): [string, z.ZodType<number>] => [
      name,
      dollars(fields[name], () => errors.answerErrors[name]).default(fields[name].initial),
    ]),
) as Record<NameOfKind<"dollars">, z.ZodType<number>>;

/** The schema of the API: consents may be false, and unknown keys are dropped. */
export const bookingSchema = z
  .object({ ...everything, ...optionalDollars, ...optionalConsents.shape })
  .superRefine(datesDiffer, whenDatesAreValid);

/** The schema for bookings that staff enter: consents may be false, because staff record the customer's words. */
export const entrySchema = z
  .object({ ...everything, ...optionalConsents.shape })
  .superRefine(datesDiffer, whenDatesAreValid);

type Dates = Record<NameOfKind<"date">, Date | null>;

/** Returns the schema for corrections by staff: all answers except the consents. An unchanged date may be in the past. */
export function toCorrectionSchema(known: Dates) {
  const { preferredDate, backupDate } = known;
  return z
    .object({
      ...everything,
      preferredDate: timestamp(() => errors.answerErrors.preferredDate, preferredDate),
      backupDate: timestamp(() => errors.answerErrors.backupDate, backupDate),
    })
    .superRefine(datesDiffer, whenDatesAreValid);
}

export type BookingAnswers = z.output<typeof bookingSchema>;
