import type { Session } from "~/access/session";
import { receivePicture } from "~/back-office/receive-picture.server";
import { redirectWithFlash } from "~/forms/flash.server";
import * as text from "~/messages/project-work";
import { paths } from "~/paths";
import { addPicture } from "~/projects/pictures.server";
import { altSchema, maxPictures } from "~/projects/project";
import { explain } from "./project-forms.server";

/** Receives the form with a new picture and adds it to the project. */
export function receiveProjectPicture(request: Request, id: string, session: Session) {
  const typed = { intent: "picture", alt: "" };
  return receivePicture(request, typed, async ({ upload, refusal }) => {
    const alt = altSchema.safeParse(typed.alt);
    const errors: Record<string, string[]> = {};
    if (!alt.success) errors.alt = alt.error.issues.map(({ message }) => message);
    if (!upload) errors.file = refusal.reasons;
    if (!upload || !alt.success) return { status: refusal.status, errors };
    const outcome = await addPicture(id, { upload, alt: alt.data }, session);
    if (outcome.result === "saved")
      return redirectWithFlash(
        request,
        paths.manageProject(id),
        { tone: "ok", title: text.pictureAdded },
        303,
      );
    if (outcome.result === "gone") return explain(outcome);
    const { full, ...refusals } = text.refusedPictures;
    const reason = outcome.result === "full" ? full(maxPictures) : refusals[outcome.result];
    return { status: outcome.result === "busy" ? 503 : 422, errors: { file: [reason] } };
  });
}
