import { z } from "zod";
import { conditional, id, tagged, translationsOf, writtenTranslations } from "~/api/contract/fields";
import { about, type Resources } from "~/api/contract/operation";
import * as text from "~/messages/api-reference-admin";
import { labels } from "~/messages/settings";
import { legalSchema, translatedLegalSchema } from "~/settings/legal/publish-legal.server";
import { legalDocuments } from "~/settings/legal/version-number";
import { maxNoticeReaders } from "~/settings/save-settings.server";
import { sectionSchemas } from "~/settings/schema";
import { translationOf } from "~/settings/translated-settings";

/** The fields of a section, of which a change needs none: what is absent stays as it is. */
type Changes<Shape extends z.ZodRawShape> = {
  [Name in keyof Shape]: z.ZodOptional<z.ZodType<z.output<Shape[Name]>>>;
};

function toChanges<Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>): Changes<Shape> {
  const fields = Object.entries(shape).map(([name, field]) => {
    // A form means an absent field as an empty one.
    const given = field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : (field as z.ZodType);
    return [name, given.optional().meta({ description: labels[name as keyof typeof labels] })] as const;
  });
  return Object.fromEntries(fields) as unknown as Changes<Shape>;
}

/** The calls about a section of the settings. */
function sectionOf<Shape extends z.ZodRawShape, Shown extends z.ZodRawShape, Asked extends z.ZodRawShape>(
  name: keyof typeof text.sections,
  values: z.ZodObject<Shape>,
  { shown, asked, example, conflicts }: SectionCalls<Shown, Asked>,
) {
  const { read, change } = text.sections[name];
  const schemaId = `${name.charAt(0).toUpperCase()}${name.slice(1)}Settings`;
  const success = tagged(text.section, values.extend(shown).meta({ id: schemaId }));
  return {
    GET: { ...about(read), success },
    PATCH: {
      ...about(change),
      headers: conditional(text.section.ifMatch, "digest"),
      body: z.object({ ...toChanges(values), ...asked }),
      example,
      problems: { 412: text.section.changed, ...conflicts },
      success,
    },
  };
}

interface SectionCalls<Shown, Asked> {
  /** What a response has beside the settings, and a request. */
  shown: Shown;
  asked: Asked;
  example: object;
  conflicts?: { 409: string };
}

const reader = z.object({ id, name: z.string(), isReader: z.boolean() });

const params = z.object({ document: z.enum(legalDocuments) });

const legalText = tagged(
  text.legal,
  z
    .object({
      document: z.enum(legalDocuments),
      version: z.int().meta({ description: text.legal.version }),
      text: z.string().meta({ description: text.legal.text }),
      translations: writtenTranslations,
      names: z.array(z.string()).meta({ description: text.legal.names }),
    })
    .meta({ id: "LegalText" }),
);

export const settings = {
  "api:v1-settings-company": sectionOf("company", sectionSchemas.company, {
    shown: {},
    asked: {},
    example: { phone: "(818) 555-0142", openingHours: "Mon–Fri, 8 AM – 5 PM" },
  }),
  "api:v1-settings-answers": sectionOf("answers", sectionSchemas.answers, {
    shown: {},
    asked: {},
    example: { replyHours: 4 },
  }),
  "api:v1-settings-requests": sectionOf("requests", sectionSchemas.requests, {
    shown: { readers: z.array(reader).meta({ description: text.readers.shown }) },
    asked: {
      readerIds: z.array(z.uuid()).max(maxNoticeReaders).optional().meta({ description: text.readers.asked }),
    },
    example: { leadDays: 3, readerIds: ["6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11"] },
  }),
  "api:v1-settings-data": sectionOf("data", sectionSchemas.data, {
    shown: {},
    asked: { removes: z.int().min(0).max(1e9).optional().meta({ description: text.removes.asked }) },
    example: { retentionFileDays: 365, removes: 12 },
    conflicts: { 409: text.removes.unconfirmed },
  }),
  "api:v1-legal-text": {
    GET: { ...about(text.oneLegal), params, success: legalText },
    PUT: {
      ...about(text.publishLegal),
      params,
      headers: conditional(text.legal.ifMatch),
      body: legalSchema.pick({ text: true }),
      example: { text: "# Terms\n\nWe scan what you own, {company}." },
      problems: { 412: text.legal.changed },
      success: legalText,
    },
  },
  "api:v1-legal-translations": {
    PUT: {
      ...about(text.translateLegal),
      params,
      headers: conditional(text.legal.ifMatch),
      body: translationsOf((locale) => translatedLegalSchema.shape[translationOf("text", locale)]),
      example: { "fr-BE": "# Conditions\n\nNous scannons ce qui vous appartient." },
      problems: { 409: text.translateLegal.first, 412: text.legal.changed },
      success: legalText,
    },
  },
} as const satisfies Resources;
