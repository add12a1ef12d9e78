import type { Session } from "~/access/session";
import { toPictureHandler } from "~/back-office/picture-form.server";
import { isDone } from "~/booking/record/find-booking.server";
import type { FormOutcome } from "~/forms/error-outcome.server";
import { redirectWithFlash } from "~/forms/flash.server";
import { handleForms, toHandler } from "~/forms/handle-form.server";
import { explainRefusal } from "~/forms/refusals/explain-refusal.server";
import { pictureRefusals, type ProjectRefusal, projectRefusals } from "~/forms/refusals/project.server";
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

/** Handles the forms of a project; `intent` says which. */
export function handleProjectForms(request: Request, id: string, session: Session) {
  const finish = (said: string) => redirectWithFlash(request, paths.manageProject(id), said);
  const settle = async (outcome: { result: "done" } | ProjectRefusal | null, title: string) => {
    if (!outcome) return gone();
    return outcome.result === "done" ? finish(title) : explainRefusal(projectRefusals, outcome);
  };

  const save = toHandler({
    schema: projectSchema,
    act: async ({ version, bookingId, consent, title, place, service, text: said, link, ...fields }) => {
      const translations = {
        title: readTranslations("title", fields),
        text: readTranslations("text", fields),
      };
      const values = { title, place, service, text: said, link, translations };
      const hasConsent = consent === "on";
      if (version > 0)
        return settle(await saveProject(id, { values, hasConsent, version }, session), text.saved);
      if (bookingId !== undefined && !(await isDone(bookingId)))
        return explainRefusal(projectRefusals, { result: "not-done" });
      const project = { id, values, hasConsent, ...(bookingId !== undefined && { bookingId }) };
      return settle(await createProject(project, session), text.saved);
    },
  });
  const publish = toHandler({
    schema: stepSchema,
    act: async ({ version }) => settle(await publishProject(id, version, session), text.published),
  });
  const withdraw = toHandler({
    schema: stepSchema,
    act: async () => settle(await withdrawProject(id, session), text.withdrawn),
  });
  const remove = toHandler({
    schema: stepSchema,
    act: async () => {
      const outcome = await removeProject(id, session);
      if (outcome && outcome.result !== "done") return explainRefusal(projectRefusals, outcome);
      return redirectWithFlash(request, paths.manageProjects(), text.removed);
    },
  });
  const picture = toPictureHandler(newPictureSchema, async ({ alt }, upload) => {
    const outcome = await addPicture(id, { upload, alt }, session);
    if (!outcome) return gone();
    return outcome.result === "done" ? finish(text.pictureAdded) : explainRefusal(pictureRefusals, outcome);
  });
  const describe = toHandler({
    schema: describedPictureSchema,
    act: async ({ picture, alt, ...fields }) => {
      const described = { picture, alt, altTranslations: readTranslations("alt", fields) };
      return settle(await describePicture(id, described, session), text.pictureSaved);
    },
  });
  const first = toHandler({
    schema: pictureSchema,
    act: async ({ picture }) => settle(await putPictureFirst(id, picture, session), text.pictureSaved),
  });
  const drop = toHandler({
    schema: pictureSchema,
    act: async ({ picture }) => settle(await removePicture(id, picture, session), text.pictureRemoved),
  });
  return handleForms(request, { save, publish, withdraw, remove, picture, describe, first, drop });
}

/** Says that the project was removed meanwhile. */
function gone(): FormOutcome {
  return { status: 404, messages: [text.outcomes.gone] };
}
