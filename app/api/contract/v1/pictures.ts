import { z } from "zod";
import { id, listOf, repeatable, translationsOf, writtenTranslations } from "~/api/contract/fields";
import { about, type Resources, returning } from "~/api/contract/operation";
import * as text from "~/messages/api-reference-company";
import { altSchema, describedPictureSchema } from "~/projects/project";
import { translationOf } from "~/settings/translated-settings";

const picture = z
  .object({
    id,
    alt: z.string().meta({ description: text.picture.alt }),
    altTranslations: writtenTranslations,
    widths: z.array(z.int()).meta({ description: text.picture.widths }),
    height: z.int().meta({ description: text.picture.height }),
  })
  .meta({ id: "Picture" });

const params = z.object({ id });
const success = { status: 200, description: text.picture.done, body: listOf(picture) } as const;
const problems = { 404: text.project.unknown, 409: text.picture.conflict };

export const pictures = {
  "api:v1-pictures": {
    GET: { ...returning(text.pictures, listOf(picture)), params, problems: { 404: text.project.unknown } },
    POST: {
      ...about(text.addPicture),
      params,
      headers: repeatable,
      form: z.object({ alt: z.string().meta({ description: text.picture.alt }), file: z.file() }),
      success: { ...success, status: 201 },
      problems: { ...problems, ...text.addPicture.problems },
    },
  },
  "api:v1-picture": {
    PUT: {
      ...about(text.putPicture),
      params: params.extend({ pictureId: id }),
      headers: repeatable,
      body: z.object({
        alt: altSchema.meta({ description: text.picture.alt }),
        altTranslations: translationsOf(
          (locale) => describedPictureSchema.shape[translationOf("alt", locale)],
        )
          .optional()
          .meta({ description: text.translations.field }),
        isFirst: z.boolean().default(false).meta({ description: text.picture.isFirst }),
      }),
      example: {
        alt: "The atrium from above",
        altTranslations: { vi: "Sảnh nhìn từ trên cao" },
        isFirst: true,
      },
      success,
      problems: { 404: text.project.unknown },
    },
    DELETE: {
      ...about(text.removePicture),
      params: params.extend({ pictureId: id }),
      headers: repeatable,
      success,
      problems,
    },
  },
} as const satisfies Resources;
