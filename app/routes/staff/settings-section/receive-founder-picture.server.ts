import type { Session } from "~/access/session";
import { receivePicture } from "~/back-office/receive-picture.server";
import { redirectWithFlash } from "~/forms/flash.server";
import * as projectText from "~/messages/project-work";
import * as text from "~/messages/settings";
import { paths } from "~/paths";
import { saveFounderPicture } from "~/projects/founder-picture.server";

/** Receives the form with the picture of the founder and shows it on the About page. */
export function receiveFounderPicture(request: Request, session: Session) {
  return receivePicture(request, { intent: "founder-picture" }, async ({ upload, refusal }) => {
    if (!upload) return { status: refusal.status, errors: { file: refusal.reasons } };
    const { result } = await saveFounderPicture(upload, session);
    if (result === "saved")
      return redirectWithFlash(
        request,
        paths.settings("answers"),
        { tone: "ok", title: text.pictureSaved, advice: text.savedAdvice.answers },
        303,
      );
    return { status: result === "busy" ? 503 : 422, errors: { file: [projectText.refusedPictures[result]] } };
  });
}
