import type { Session } from "~/access/session";
import { isDone } from "~/booking/record/find-booking.server";
import { changeForm } from "~/forms/define-form.server";
import { redirectWithFlash } from "~/forms/flash.server";
import { missingPage } from "~/forms/form-outcome.server";
import { handleForms } from "~/forms/handle-form.server";
import { pictureForm } from "~/forms/picture-form.server";
import { pictureRefusals, projectRefusals } from "~/forms/refusals/project.server";
import * as text from "~/messages/project-work";
import { paths } from "~/paths";
import {
  addPicture,
  describePicture,
  putPictureFirst,
  removePicture,
  removeProject,
} from "~/projects/pictures.server";
import {
  describedPictureSchema,
  newPictureSchema,
  pictureSchema,
  projectSchema,
  stepSchema,
} from "~/projects/project";
import { createProject, publishProject, saveProject, withdrawProject } from "~/projects/projects.server";
import { readTranslations } from "~/settings/translated-settings";

const missing = missingPage(text.outcomes.gone);
const refusals = { ...projectRefusals, missing };

/** Handles the forms of a project; `intent` says which. */
export function handleManageProjectForms(request: Request, id: string, session: Session) {
  const toList = () => redirectWithFlash(request, paths.manageProjects(), text.removed);
  return handleForms(request, {
    save: changeForm({
      schema: projectSchema,
      change: async ({ version, bookingId, consent, title, place, service, text, link, ...fields }) => {
        const translations = {
          title: readTranslations("title", fields),
          text: readTranslations("text", fields),
        };
        const values = { title, place, service, text, link, translations };
        const hasConsent = consent === "on";
        if (version > 0) return saveProject(id, { values, hasConsent, version }, session);
        if (bookingId !== undefined && !(await isDone(bookingId))) return { result: "not-done" as const };
        const project = { id, values, hasConsent, ...(bookingId !== undefined && { bookingId }) };
        return createProject(project, session);
      },
      done: () => text.saved,
      // The page shows what was typed as a new project.
      refusals: {
        ...projectRefusals,
        missing: { page: () => ({ status: 404, messages: [text.outcomes.gone] }) },
      },
    }),
    publish: changeForm({
      schema: stepSchema,
      change: ({ version }) => publishProject(id, version, session),
      done: () => text.published,
      refusals,
    }),
    withdraw: changeForm({
      schema: stepSchema,
      change: () => withdrawProject(id, session),
      done: () => text.withdrawn,
      refusals,
    }),
    remove: changeForm({
      schema: stepSchema,
      change: () => removeProject(id, session),
      done: toList,
      // The form was sent twice.
      refusals: { ...projectRefusals, missing: { page: toList } },
    }),
    picture: pictureForm({
      schema: newPictureSchema,
      change: ({ alt }, upload) => addPicture(id, { upload, alt }, session),
      done: () => text.pictureAdded,
      refusals: { ...pictureRefusals, missing },
    }),
    describe: changeForm({
      schema: describedPictureSchema,
      change: ({ picture, alt, ...fields }) => {
        const described = { picture, alt, altTranslations: readTranslations("alt", fields) };
        return describePicture(id, described, session);
      },
      done: () => text.pictureSaved,
      refusals,
    }),
    first: changeForm({
      schema: pictureSchema,
      change: ({ picture }) => putPictureFirst(id, picture, session),
      done: () => text.pictureSaved,
      refusals,
    }),
    drop: changeForm({
      schema: pictureSchema,
      change: ({ picture }) => removePicture(id, picture, session),
      done: () => text.pictureRemoved,
      refusals,
    }),
  });
}
