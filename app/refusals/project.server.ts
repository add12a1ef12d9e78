import type { RefusedFile } from "~/db/schema.server";
import { retryAfter } from "~/lib/response-headers";
import * as text from "~/messages/project-work";
import type { saveFounderPicture } from "~/projects/founder-picture.server";
import type { addPicture, removePicture, removeProject } from "~/projects/pictures.server";
import { maxPictures, maxProjects } from "~/projects/project";
import type { createProject, publishProject, saveProject } from "~/projects/projects.server";
import { explainFiles } from "./file";
import type { PageRefusals, RefusalOf, FormReply } from "./refusal.server";

/** The reasons why a project change was rejected. `not-done` means that the project's booking is not done. */
type ProjectRefusal =
  | RefusalOf<
      | typeof createProject
      | typeof publishProject
      | typeof removePicture
      | typeof removeProject
      | typeof saveProject
    >
  | { result: "not-done" };

export const projectRefusals = {
  changed: { page: () => ({ messages: [text.outcomes.changed, text.outcomes.changedAdvice] }) },
  "no-pictures": { page: () => ({ messages: [text.outcomes["no-pictures"]] }) },
  "no-consent": { page: () => ({ messages: [text.outcomes["no-consent"]] }) },
  published: { page: () => ({ messages: [text.outcomes.published] }) },
  full: { page: () => ({ messages: [text.outcomes.full(maxProjects)] }) },
  "not-done": { page: () => ({ messages: [text.notDone] }) },
} satisfies PageRefusals<ProjectRefusal>;

export const pictureRefusals = {
  damaged: refusePicture("damaged"),
  format: refusePicture("format"),
  animated: refusePicture("animated"),
  slow: refusePicture("slow"),
  "too-many-pixels": {
    page: ({ megapixels }) => ({
      status: 422,
      errors: { file: [text.refusedPictures.tooManyPixels(megapixels)] },
    }),
  },
  busy: {
    page: () => ({ status: 503, errors: { file: [text.refusedPictures.busy] }, headers: retryAfter(60) }),
  },
  full: { page: () => ({ status: 422, errors: { file: [text.refusedPictures.full(maxPictures)] } }) },
} satisfies PageRefusals<PictureRefusal>;

type PictureRefusal = RefusalOf<typeof addPicture | typeof saveFounderPicture>;

function refusePicture(name: "damaged" | "format" | "animated" | "slow") {
  return {
    page: () => ({ status: 422, errors: { file: [text.refusedPictures[name]] } }),
  };
}

export function explainMissingPicture(refused: readonly RefusedFile[]): FormReply {
  if (refused.length > 0) return explainFiles("file", refused);
  return { status: 400, errors: { file: [text.refusedPictures.none] } };
}
