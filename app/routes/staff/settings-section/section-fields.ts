import { services } from "~/booking/services";
import { type Translation, translations } from "~/messages/languages";
import * as text from "~/messages/settings";
import { inLanguage } from "~/messages/translations";
import type { SectionName, Settings } from "~/settings/schema";
import { type TranslatedSetting, translatedSettings, translationOf } from "~/settings/translated-settings";

type Kind = "text" | "email" | "tel" | "url" | "number" | "lines" | "state" | "checkbox" | "time";

export interface SettingField {
  name: Exclude<keyof Settings, "founderPicture" | "firstStepsHidden">;
  /** Where it is not that of the name. */
  label?: string;
  /** Of what is typed, where it is not English. */
  lang?: Translation;
  kind: Kind;
  optional?: boolean;
  autoComplete?: string;
}

interface FieldGroup {
  legend: string;
  hint?: string;
  fields: readonly SettingField[];
  /** Whether the people who get new requests are chosen here. */
  hasReaders?: boolean;
  /** The English text that the fields translate. */
  translates?: TranslatedSetting;
}

/** The forms: which fields each section has, in order. */
export const fieldGroups: Record<SectionName, readonly FieldGroup[]> = {
  company: [
    {
      legend: text.groups.contact,
      fields: [
        { name: "companyName", kind: "text", autoComplete: "organization" },
        { name: "phone", kind: "tel", optional: true, autoComplete: "off" },
        { name: "email", kind: "email", autoComplete: "off" },
      ],
    },
    {
      legend: text.groups.address,
      fields: [
        { name: "street", kind: "text", optional: true, autoComplete: "off" },
        { name: "city", kind: "text", autoComplete: "off" },
        { name: "state", kind: "state" },
        { name: "zip", kind: "text", optional: true, autoComplete: "off" },
        { name: "openingHours", kind: "lines", optional: true },
      ],
    },
    {
      legend: text.groups.networks,
      hint: text.hints.networks,
      fields: [
        { name: "facebook", kind: "url", optional: true },
        { name: "twitter", kind: "url", optional: true },
        { name: "youtube", kind: "url", optional: true },
        { name: "instagram", kind: "url", optional: true },
      ],
    },
    { legend: text.groups.claims, fields: [{ name: "claimSource", kind: "text", optional: true }] },
  ],
  answers: [
    {
      legend: text.groups.startingPrices,
      hint: text.hints.startingPrices,
      fields: services.map(({ slug }) => ({ name: `startingPrice-${slug}`, kind: "number", optional: true })),
    },
    {
      legend: text.groups.price,
      fields: [
        { name: "priceFactors", kind: "lines", optional: true },
        { name: "replyHours", kind: "number", optional: true },
      ],
    },
    {
      legend: text.groups.questions,
      fields: [
        { name: "dataOwnership", kind: "lines", optional: true },
        { name: "insurance", kind: "lines", optional: true },
        { name: "confidentiality", kind: "lines", optional: true },
        { name: "licenses", kind: "lines", optional: true },
        { name: "founderName", kind: "text", optional: true, autoComplete: "off" },
      ],
    },
  ],
  requests: [
    {
      legend: text.groups.mails,
      hasReaders: true,
      fields: [{ name: "requestsMailbox", kind: "email", optional: true, autoComplete: "off" }],
    },
    {
      legend: text.groups.times,
      fields: [
        { name: "leadDays", kind: "number" },
        { name: "cutOffHours", kind: "number" },
      ],
    },
  ],
  data: [
    {
      legend: text.groups.retention,
      fields: [
        { name: "retentionCanceledDays", kind: "time" },
        { name: "retentionDoneDays", kind: "time" },
      ],
    },
  ],
  security: [
    { legend: text.groups.rules, fields: [{ name: "administratorsNeedSecondFactor", kind: "checkbox" }] },
  ],
  translations: translatedSettings.map((name) => ({
    legend: text.labels[name],
    translates: name,
    fields: translations.map((lang) => ({
      name: translationOf(name, lang),
      label: inLanguage(text.labels[name], lang),
      lang,
      kind: "lines",
      optional: true,
    })),
  })),
};
