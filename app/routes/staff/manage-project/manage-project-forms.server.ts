import "~/lib/zod-config";
import { z } from "zod";
import type { Session } from "~/access/session";
import { isDone } from "~/booking/record/find-booking.server";
import {
  respondToResult,
  type FormPost,
  type FormResponse,
  parsePost,
  readPost,
  readValues,
  showForm,
  requireValid,
  unknownForm,
} from "~/forms/form-post.server";
import { isHttpsUrl, line, optionalText, requiredLine, requiredText } from "~/lib/text-fields";
import * as text from "~/messages/project-work";
import * as servicesText from "~/messages/services";
import { inLanguage } from "~/messages/translations";
import { paths } from "~/paths";
import {
  addPicture,
  describePicture,
  putPictureFirst,
  removePicture,
  removeProject,
} from "~/projects/pictures.server";
import { createProject, publishProject, saveProject, withdrawProject } from "~/projects/projects.server";
import { explainMissingPicture, pictureRefusals, projectRefusals } from "~/refusals/project.server";
import { missingPage } from "~/refusals/refusal.server";
import { redirectWithFlash } from "~/server/flash.server";
import type { ServiceSlug } from "~/settings/offer";
import { byTranslation, readTranslations } from "~/settings/translated-settings";

const serviceSlugs = Object.keys(servicesText.serviceLabels) as ServiceSlug[];

/** In characters. */
const limits = { title: 80, place: 80, text: 4_000, link: 500, alt: 250 };

function lineOf(label: string, limit: number) {
  return requiredLine({
    errors: () => ({ missing: text.missing(label), tooLong: () => text.tooLong(label, limit) }),
    limit,
  });
}

const altSchema = lineOf(text.alt, limits.alt);

function translatedLine(label: string, limit: number) {
  const errors = () => ({ missing: text.missing(label), tooLong: () => text.tooLong(label, limit) });
  return line({ errors, limit }).default("");
}

const projectFields = {
  title: lineOf(text.projectTitle, limits.title),
  place: lineOf(text.place, limits.place),
  service: z.enum(serviceSlugs, text.missing(text.service)),
  text: requiredText(
    () => ({
      missing: text.missing(text.description),
      tooLong: (limit) => text.tooLong(text.description, limit),
    }),
    limits.text,
  ),
  ...byTranslation("title", (locale) => translatedLine(inLanguage(text.projectTitle, locale), limits.title)),
  ...byTranslation("text", (locale) =>
    optionalText(
      () => ({ tooLong: (limit) => text.tooLong(inLanguage(text.description, locale), limit) }),
      limits.text,
    ),
  ),
  link: z
    .string(text.linkFormat)
    .trim()
    .max(limits.link, text.tooLong(text.link, limits.link))
    .refine((value) => value === "" || isHttpsUrl(value), text.linkFormat)
    .default(""),
};

const version = z.coerce.number().int().min(0).catch(0);

/** Version 0 means a new project. */
export const projectSchema = z.object({
  ...projectFields,
  consent: z.literal("on").optional(),
  version,
  bookingId: z.uuid().optional(),
});

const stepSchema = z.object({ version });

const newPictureSchema = z.object({ alt: altSchema });
const pictureSchema = z.object({ picture: z.uuid() });
const describedPictureSchema = pictureSchema.extend({
  alt: altSchema,
  ...byTranslation("alt", (locale) => translatedLine(inLanguage(text.alt, locale), limits.alt)),
});

const missing = missingPage(text.outcomes.gone);
const refusals = { ...projectRefusals, missing };

export async function handleManageProjectForms(
  request: Request,
  id: string,
  session: Session,
): Promise<FormResponse> {
  const post = await readPost(request, { maxFiles: 1, fileIntent: "picture" });
  switch (post.intent) {
    case "save":
      return save(post, id, session);
    case "publish": {
      const { version } = requireValid(post, stepSchema, text.outcomes.gone);
      return respondToResult(
        post,
        await publishProject(id, version, session),
        () => text.published,
        refusals,
      );
    }
    case "withdraw":
      return respondToResult(post, await withdrawProject(id, session), () => text.withdrawn, refusals);
    case "remove": {
      const toList = () => redirectWithFlash(request, paths.manageProjects(), text.removed);
      // The form was sent twice, and the first post has removed the project.
      const missing = { page: toList };
      return respondToResult(post, await removeProject(id, session), toList, { ...projectRefusals, missing });
    }
    case "picture": {
      const submission = parsePost(post, newPictureSchema);
      const [upload] = post.files.stored;
      if (!upload) return showForm(post, explainMissingPicture(post.files.refused));
      if (submission.status !== "success") return showForm(post);
      const added = await addPicture(id, { upload, ...submission.value }, session);
      return respondToResult(post, added, () => text.pictureAdded, { ...pictureRefusals, missing });
    }
    case "describe": {
      const { picture, alt, ...fields } = readValues(post, describedPictureSchema);
      const described = { picture, alt, altTranslations: readTranslations("alt", fields) };
      return respondToResult(
        post,
        await describePicture(id, described, session),
        () => text.pictureSaved,
        refusals,
      );
    }
    case "first": {
      const { picture } = requireValid(post, pictureSchema, text.outcomes.gone);
      return respondToResult(
        post,
        await putPictureFirst(id, picture, session),
        () => text.pictureSaved,
        refusals,
      );
    }
    case "drop": {
      const { picture } = requireValid(post, pictureSchema, text.outcomes.gone);
      return respondToResult(
        post,
        await removePicture(id, picture, session),
        () => text.pictureRemoved,
        refusals,
      );
    }
    default:
      return unknownForm(post);
  }
}

async function save(post: FormPost, id: string, session: Session) {
  const {
    version,
    bookingId,
    consent,
    title,
    place,
    service,
    text: description,
    link,
    ...fields
  } = readValues(post, projectSchema);
  const translations = { title: readTranslations("title", fields), text: readTranslations("text", fields) };
  const values = { title, place, service, text: description, link, translations };
  const hasConsent = consent === "on";
  const change = async () => {
    if (version > 0) return saveProject(id, { values, hasConsent, version }, session);
    if (bookingId !== undefined && !(await isDone(bookingId))) return { result: "not-done" as const };
    const project = { id, values, hasConsent, ...(bookingId !== undefined && { bookingId }) };
    return createProject(project, session);
  };
  // The project is gone, so the page shows the input as a new one.
  const missing = { page: () => ({ status: 404, messages: [text.outcomes.gone] }) };
  return respondToResult(post, await change(), () => text.saved, { ...projectRefusals, missing });
}
