import "~/lib/zod-config";
import { z } from "zod";
import { parseHundredths } from "~/lib/parse-dollars";
import { readPhone } from "~/lib/phone";
import * as textFields from "~/lib/text-fields";
import type { TranslatedText } from "~/messages/in-current-language";
import { defaultLocale } from "~/messages/languages";
import * as language from "~/messages/locale";
import * as servicesText from "~/messages/services";
import * as text from "~/messages/settings";
import { inLanguage } from "~/messages/translations";
import type { Company } from "./company";
import { maxKeptDays } from "./kept-days";
import type { ServiceSlug } from "./offer";
import {
  byTranslation,
  readTranslations,
  type TranslatedSetting,
  translatedSettings,
  type TranslationName,
} from "./translated-settings";
import { stateCodes, usStates } from "./us-states";

/** In characters. */
const limits = { line: 200, email: 254, phone: 40, url: 500, paragraph: 500 };

/** In US dollars, hours and business days. */
const maxima = { startingPrice: 1_000_000, replyHours: 200, turnaroundDays: 250 };

// An empty form field means "no value". The defaults of a new installation are separate (default-settings.ts).

/** Returns the rule for a line that may be empty. The caller adds a default. */
function line(label: string, max = limits.line) {
  return textFields.line({
    errors: () => ({ missing: text.notText(label), tooLong: () => text.tooLong(label, max) }),
    limit: max,
  });
}

function requiredLine(label: string, max = limits.line) {
  const errors = () => ({ missing: text.missing(label), tooLong: () => text.tooLong(label, max) });
  return textFields.requiredLine({ errors, limit: max });
}

function emailRule(value: string) {
  return value === "" || z.email().safeParse(value).success;
}

/** Parses a number such as `2,400`; returns other values unchanged. */
function readNumber(value: unknown): unknown {
  const hundredths = typeof value === "string" ? parseHundredths(value) : null;
  return hundredths === null ? value : hundredths / 100;
}

/** Returns the rule for a whole number. If `min` is 0, an absent number is 0. */
function wholeNumber(message: string, { min, max }: { min: number; max: number }) {
  const number = z.number(message).int(message).min(min, message).max(max, message);
  return z.preprocess(readNumber, min === 0 ? number.default(0) : number);
}

function notWithin(label: string, { min, max } = { min: 1, max: maxKeptDays }) {
  return text.notWithin(label, min.toLocaleString(language.locale), max.toLocaleString(language.locale));
}

function numberWithin(label: string, range: { min: number; max: number }) {
  return wholeNumber(notWithin(label, range), range);
}

/** Returns the rule for a retention time. Unlimited is stored as 0, and the form has a checkbox for it. */
function keptDays(label: string) {
  return wholeNumber(notWithin(label), { min: 0, max: maxKeptDays });
}

/** Returns the rule for a number that may be absent, which is stored as 0. */
function optionalNumber(label: string, max: number) {
  return wholeNumber(text.notWithinOrEmpty(label, max.toLocaleString(language.locale)), { min: 0, max });
}

function paragraph(label: string) {
  return textFields.optionalText(
    () => ({ missing: text.notText(label), tooLong: (limit) => text.tooLong(label, limit) }),
    limits.paragraph,
  );
}

function link(label: string) {
  return line(label, limits.url)
    .refine((value) => value === "" || textFields.isHttpsUrl(value), text.notHttps(label))
    .default("");
}

const { labels } = text;

const serviceSlugs = Object.keys(servicesText.serviceLabels) as ServiceSlug[];

const companyFields = {
  companyName: requiredLine(labels.companyName, 80),
  phone: line(labels.phone, limits.phone)
    .refine((value) => value === "" || readPhone(value) !== null, text.phoneFormat)
    .overwrite((value) => readPhone(value)?.label ?? value)
    .default(""),
  email: requiredLine(labels.email, limits.email).refine(emailRule, text.emailFormat),
  street: line(labels.street).default(""),
  city: requiredLine(labels.city, 80),
  state: z.enum(stateCodes, text.missing(labels.state)),
  zip: line(labels.zip, 10)
    .regex(/^(\d{5}(-\d{4})?)?$/, text.zipFormat)
    .default(""),
  openingHours: paragraph(labels.openingHours),
  facebook: link(labels.facebook),
  twitter: link(labels.twitter),
  youtube: link(labels.youtube),
  instagram: link(labels.instagram),
  claimSource: line(labels.claimSource).default(""),
};

/** The first parts of the names of the settings by service: the lowest price in US dollars, and the business days until the results. */
type ServiceSetting = "startingPrice" | "turnaroundDays";

/** Returns a record with the value of a setting for each service. */
export function byService<Name extends ServiceSetting, Value>(
  name: Name,
  toValue: (key: `${Name}-${ServiceSlug}`) => Value,
): Record<`${Name}-${ServiceSlug}`, Value> {
  const keys = serviceSlugs.map((slug) => `${name}-${slug}` as const);
  return Object.fromEntries(keys.map((key) => [key, toValue(key)])) as Record<(typeof keys)[number], Value>;
}

/** Answers that only the company knows. Empty answers are not shown. */
const answerFields = {
  ...byService("startingPrice", (key) => optionalNumber(labels[key], maxima.startingPrice)),
  ...byService("turnaroundDays", (key) => optionalNumber(labels[key], maxima.turnaroundDays)),
  priceFactors: paragraph(labels.priceFactors),
  payment: paragraph(labels.payment),
  /** Business hours until a request is usually answered; 0 if unspecified. */
  replyHours: optionalNumber(labels.replyHours, maxima.replyHours),
  /** The default days for which a public link of a tour works; 0 until staff end it. */
  publicTourDays: optionalNumber(labels.publicTourDays, maxKeptDays),
  dataOwnership: paragraph(labels.dataOwnership),
  insurance: paragraph(labels.insurance),
  confidentiality: paragraph(labels.confidentiality),
  licenses: paragraph(labels.licenses),
  founderName: line(labels.founderName, 80).default(""),
};

const requestFields = {
  requestsMailbox: line(labels.requestsMailbox, limits.email).refine(emailRule, text.emailFormat).default(""),
  /** Days between a request and the earliest date without a note about short notice. */
  leadDays: numberWithin(labels.leadDays, { min: 0, max: 60 }),
  /** Hours before a visit until which the visitor may cancel it. */
  cutOffHours: numberWithin(labels.cutOffHours, { min: 0, max: 336 }),
};

/** In days; 0 is unlimited. */
const retentionFields = {
  /** For canceled and declined requests with all their data, after the last change of stage. */
  retentionCanceledDays: keptDays(labels.retentionCanceledDays),
  /** The same, for finished requests. */
  retentionDoneDays: keptDays(labels.retentionDoneDays),
};

const securityFields = {
  administratorsNeedSecondFactor: z
    .boolean(text.notText(labels.administratorsNeedSecondFactor))
    .default(false),
};

/** The visitors' texts in other languages. Each is a separate setting. An empty one is shown in English. */
const translationFields = Object.assign(
  {},
  ...translatedSettings.map((name) =>
    byTranslation(name, (locale) => paragraph(inLanguage(labels[name], locale))),
  ),
) as Record<TranslationName<TranslatedSetting>, ReturnType<typeof paragraph>>;

/** The founder's picture, which has separate forms. */
const pictureFields = {
  founderPicture: z
    .object({ id: z.uuid(), widths: z.array(z.number().int()).min(1), height: z.number().int() })
    .nullable()
    .default(null),
};

const dashboardFields = {
  /** The day until which the list of first steps is hidden, or `done` if it is removed; empty while it shows. */
  firstStepsHidden: z.string().max(10).default(""),
};

export const sectionSchemas = {
  company: z.object(companyFields),
  answers: z.object(answerFields),
  requests: z.object(requestFields),
  data: z.object(retentionFields),
  security: z.object(securityFields),
  translations: z.object(translationFields),
};

export type SectionName = keyof typeof sectionSchemas;

export function isSection(name: string | undefined): name is SectionName {
  return name !== undefined && Object.hasOwn(sectionSchemas, name);
}

/** One schema for stored settings, for the forms of the back office and for their errors. */
export const settingsSchema = z.object({
  ...companyFields,
  ...answerFields,
  ...requestFields,
  ...retentionFields,
  ...securityFields,
  ...translationFields,
  ...pictureFields,
  ...dashboardFields,
});

export type Settings = z.output<typeof settingsSchema>;

/** The version of the section that the form was loaded with. */
const version = z.coerce.number().int().catch(-1);

export const unlimitedTimes = ["retentionCanceledDays", "retentionDoneDays"] as const;

/** The form has a checkbox for 0 days. */
const dataForm = sectionSchemas.data
  .extend({
    version,
    /** The times that are unlimited, whatever their number of days. */
    kept: z.array(z.enum(unlimitedTimes)).max(unlimitedTimes.length).default([]),
    /** The number of requests that the next sweep removes, typed as confirmation. */
    removes: z.string().max(20).optional(),
  })
  .superRefine(({ kept, ...values }, context) => {
    for (const name of unlimitedTimes) {
      if (kept.includes(name) || values[name] > 0) continue;
      context.addIssue({ code: "custom", path: [name], message: notWithin(labels[name]) });
    }
  });

export const sectionForms = {
  company: sectionSchemas.company.extend({ version }),
  answers: sectionSchemas.answers.extend({ version }),
  requests: sectionSchemas.requests.extend({ version, readers: z.array(z.uuid()).default([]) }),
  data: dataForm,
  security: sectionSchemas.security.extend({ version }),
  translations: sectionSchemas.translations.extend({ version }),
};

export function textOf(settings: Settings, name: TranslatedSetting): TranslatedText {
  return { [defaultLocale]: settings[name], ...readTranslations(name, settings) };
}

function numbersByService(settings: Settings, name: ServiceSetting): Partial<Record<ServiceSlug, number>> {
  const numbers = serviceSlugs.map((slug) => [slug, settings[`${name}-${slug}`]] as const);
  return Object.fromEntries(numbers.filter(([, number]) => number > 0));
}

/** @param hasProjects whether pages link to the company's projects */
export function toCompany(settings: Settings, { hasProjects } = { hasProjects: false }): Company {
  const { facebook, twitter, youtube, instagram } = settings;
  return {
    name: settings.companyName,
    email: settings.email,
    phone: readPhone(settings.phone),
    address: {
      street: settings.street,
      locality: settings.city,
      region: settings.state,
      regionName: usStates[settings.state],
      postalCode: settings.zip,
      country: "US",
    },
    openingHours: textOf(settings, "openingHours"),
    networks: { facebook, twitter, youtube, instagram },
    claimSource: textOf(settings, "claimSource"),
    startingPrices: numbersByService(settings, "startingPrice"),
    turnaroundDays: numbersByService(settings, "turnaroundDays"),
    priceFactors: textOf(settings, "priceFactors"),
    payment: textOf(settings, "payment"),
    replyHours: settings.replyHours,
    publicTourDays: settings.publicTourDays,
    leadDays: settings.leadDays,
    hasProjects,
  };
}
