import { z } from "zod";
import { id } from "~/api/contract/fields";
import type { Resource } from "~/api/contract/operation";
import * as text from "~/messages/api-reference-company";
import { altSchema, describedPictureSchema } from "~/projects/project";
import { translationOf } from "~/settings/translated-settings";
import { repeatable, translationsOf, writtenTranslations } from "./fields";

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
const pictures = z.object({ items: z.array(picture) });
const success = { status: 200, description: text.picture.done, body: pictures } as const;
const refusals = { 404: text.project.unknown, 409: text.picture.conflict };

export const v1Pictures = {
  path: "/api/v1/projects/{id}/pictures",
  operations: {
    GET: {
      summary: text.pictures.summary,
      description: text.pictures.description,
      params,
      success: { ...success, description: text.pictures.done },
      refusals: { 404: text.project.unknown },
    },
    POST: {
      summary: text.addPicture.summary,
      description: text.addPicture.description,
      params,
      headers: repeatable,
      form: z.object({ alt: z.string().meta({ description: text.picture.alt }), file: z.file() }),
      success: { ...success, status: 201 },
      refusals: { ...refusals, ...text.addPicture.refusals },
    },
  },
} as const satisfies Resource;

export const v1Picture = {
  path: "/api/v1/projects/{id}/pictures/{pictureId}",
  operations: {
    PUT: {
      summary: text.putPicture.summary,
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
      refusals: { 404: text.project.unknown },
    },
    DELETE: {
      summary: text.removePicture.summary,
      description: text.removePicture.description,
      params: params.extend({ pictureId: id }),
      headers: repeatable,
      success,
      refusals,
    },
  },
} as const satisfies Resource;
