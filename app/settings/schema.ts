import "~/lib/zod-config";
import { z } from "zod";
import { readPhone } from "~/lib/phone";
import * as textFields from "~/lib/text-fields";
import * as language from "~/messages/locale";
import * as servicesText from "~/messages/services";
import * as text from "~/messages/settings";
import { inLanguage } from "~/messages/translations";
import type { ServiceSlug } from "./offer";
import { byTranslation, type TranslatedSetting, type TranslationName } from "./translated-settings";
import { stateCodes } from "./us-states";

/** In characters. */
const limits = { line: 200, email: 254, phone: 40, url: 500, paragraph: 500 };

/** In US dollars and in hours. */
const highest = { startingPrice: 1_000_000, replyHours: 200 };

/** In days, ten years: longer than any record of this kind has to be kept. */
const longest = 3650;

// An empty field of a form is no value, and means that there is none; the defaults of a new installation are apart
// (default-settings.ts).

/** A line that may be empty; give the result a default. */
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

/** A whole number. Where it may be zero, an absent one is. */
function wholeNumber(message: string, { min, max }: { min: number; max: number }) {
  const number = z.number(message).int(message).min(min, message).max(max, message);
  return min === 0 ? number.default(0) : number;
}

function notWithin(label: string, { min, max } = { min: 1, max: longest }) {
  return text.notWithin(label, min.toLocaleString(language.locale), max.toLocaleString(language.locale));
}

function numberWithin(label: string, range: { min: number; max: number }) {
  return wholeNumber(notWithin(label, range), range);
}

/** A time that may be unlimited, which is stored as zero; the form has a checkbox for it. */
function keptDays(label: string) {
  return wholeNumber(notWithin(label), { min: 0, max: longest });
}

/** A number that may be absent, which is stored as zero. */
function optionalNumber(label: string, max: number) {
  return wholeNumber(text.notWithinOrEmpty(label, max.toLocaleString(language.locale)), { min: 0, max });
}

/** Some lines of text that may be empty. */
function paragraph(label: string) {
  return textFields.optionalText(
    () => ({ missing: text.notText(label), tooLong: (limit) => text.tooLong(label, limit) }),
    limits.paragraph,
  );
}

/** A text and its translations: settings of their own, so that each is saved, compared and recorded as any other. */
function translated<Name extends TranslatedSetting, Field>(name: Name, fieldOf: (label: string) => Field) {
  const label = labels[name];
  return {
    [name]: fieldOf(label),
    ...byTranslation(name, (locale) => fieldOf(inLanguage(label, locale))),
  } as Record<Name | TranslationName<Name>, Field>;
}

/** An https address, which a link of every page may have. */
function link(label: string) {
  return line(label, limits.url)
    .refine((value) => value === "" || textFields.isHttpsUrl(value), text.notHttps(label))
    .default("");
}

const { labels } = text;

export const serviceSlugs = Object.keys(servicesText.serviceLabels) as ServiceSlug[];

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
  ...translated("openingHours", paragraph),
  facebook: link(labels.facebook),
  twitter: link(labels.twitter),
  youtube: link(labels.youtube),
  instagram: link(labels.instagram),
  ...translated("claimSource", (label) => line(label).default("")),
};

type StartingPriceName = `startingPrice-${ServiceSlug}`;

/** Returns the name of the setting with the lowest price of a service, in US dollars. */
export function startingPriceOf(slug: ServiceSlug): StartingPriceName {
  return `startingPrice-${slug}`;
}

const startingPriceFields = Object.fromEntries(
  serviceSlugs
    .map(startingPriceOf)
    .map((name) => [name, optionalNumber(labels[name], highest.startingPrice)]),
) as Record<StartingPriceName, ReturnType<typeof optionalNumber>>;

/** What only the company can answer; what is empty is shown nowhere. */
const answerFields = {
  ...startingPriceFields,
  /** What a price depends on. */
  ...translated("priceFactors", paragraph),
  /** Business hours until a request usually is answered; 0 says nothing. */
  replyHours: optionalNumber(labels.replyHours, highest.replyHours),
  ...translated("dataOwnership", paragraph),
  ...translated("insurance", paragraph),
  ...translated("confidentiality", paragraph),
  ...translated("licenses", paragraph),
  founderName: line(labels.founderName, 80).default(""),
};

const requestFields = {
  requestsMailbox: line(labels.requestsMailbox, limits.email).refine(emailRule, text.emailFormat).default(""),
  /** Days between a request and the earliest date for which nothing is said about short notice. */
  leadDays: numberWithin(labels.leadDays, { min: 0, max: 60 }),
  /** Hours before a visit until which its visitor may cancel by himself. */
  cutOffHours: numberWithin(labels.cutOffHours, { min: 0, max: 336 }),
};

/** For how long data are kept, in days; 0 keeps them. */
const retentionFields = {
  /** Drafts with their files, after the last change. */
  retentionDraftDays: numberWithin(labels.retentionDraftDays, { min: 1, max: 90 }),
  /** Canceled and declined requests with everything that belongs to them, after the last change of stage. */
  retentionCanceledDays: keptDays(labels.retentionCanceledDays),
  /** Finished requests, likewise. */
  retentionDoneDays: keptDays(labels.retentionDoneDays),
  /** Files of canceled, declined and finished requests, likewise; 0 keeps them as long as the request. */
  retentionFileDays: keptDays(labels.retentionFileDays),
  /** Sent, failed and canceled emails. */
  retentionMailDays: keptDays(labels.retentionMailDays),
  /** Entries of a request's activity about who opened and downloaded what. */
  retentionLogDays: keptDays(labels.retentionLogDays),
};

const securityFields = {
  administratorsNeedSecondFactor: z
    .boolean(text.notText(labels.administratorsNeedSecondFactor))
    .default(false),
};

/** The picture of the founder, which has forms of its own. */
const pictureFields = {
  founderPicture: z
    .object({ id: z.uuid(), widths: z.array(z.number().int()).min(1), height: z.number().int() })
    .nullable()
    .default(null),
};

const dashboardFields = {
  /** Until which day the list of the first steps is hidden, or that it is removed; empty while it shows. */
  firstStepsHidden: z.string().max(10).default(""),
};

/** The settings by section of the back office. */
export const sectionSchemas = {
  company: z.object(companyFields),
  answers: z.object(answerFields),
  requests: z.object(requestFields),
  data: z.object(retentionFields),
  security: z.object(securityFields),
};

export type SectionName = keyof typeof sectionSchemas;

export function isSection(name: string | undefined): name is SectionName {
  return name !== undefined && Object.hasOwn(sectionSchemas, name);
}

/** One schema for what is stored, for the forms of the back office and for their errors. */
export const settingsSchema = z.object({
  ...companyFields,
  ...answerFields,
  ...requestFields,
  ...retentionFields,
  ...securityFields,
  ...pictureFields,
  ...dashboardFields,
});

export type Settings = z.output<typeof settingsSchema>;

/** What each form sends besides the values: the digest of what it was loaded with, a few characters for each setting. */
const digest = z.string().max(1_000).catch("");

/** The retention times that may be unlimited. */
export const unlimitedTimes = [
  "retentionCanceledDays",
  "retentionDoneDays",
  "retentionFileDays",
  "retentionMailDays",
  "retentionLogDays",
] as const;

/** The numbers that may be absent. */
export const optionalNumbers = [...serviceSlugs.map(startingPriceOf), "replyHours"] as const;

/** The form says in words what is stored as zero days. */
const dataForm = sectionSchemas.data
  .extend({
    digest,
    /** What is kept forever, whatever its field of days says. */
    kept: z.array(z.enum(unlimitedTimes)).max(unlimitedTimes.length).default([]),
    /** How many of what goes next an administrator has typed to confirm it. */
    removes: z.string().max(20).optional(),
  })
  .superRefine(({ kept, ...values }, context) => {
    for (const name of unlimitedTimes) {
      if (kept.includes(name) || values[name] > 0) continue;
      context.addIssue({ code: "custom", path: [name], message: notWithin(labels[name]) });
    }
  });

/** The forms of the sections. */
export const sectionForms = {
  company: sectionSchemas.company.extend({ digest }),
  answers: sectionSchemas.answers.extend({ digest }),
  requests: sectionSchemas.requests.extend({ digest, readers: z.array(z.uuid()).default([]) }),
  data: dataForm,
  security: sectionSchemas.security.extend({ digest }),
};
