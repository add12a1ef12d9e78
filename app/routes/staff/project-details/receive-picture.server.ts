import type { Session } from "~/access/session";
import { discardUploads } from "~/files/release-files.server";
import { receiveFiles } from "~/files/transport/receive.server";
import { explainError, type FormOutcome } from "~/forms/explain-error.server";
import { redirectWithFlash } from "~/forms/flash.server";
import { isRedirect, toResult } from "~/forms/handle-form.server";
import { redirectIfSessionEnded } from "~/forms/session-redirects.server";
import * as text from "~/messages/project-work";
import { paths } from "~/paths";
import { addPicture } from "~/projects/pictures.server";
import { altSchema, maxPictures } from "~/projects/project";
import { clientAddress, requestContext } from "~/server/request-context.server";
import { explain } from "./project-forms.server";

/**
 * Receives the form with a new picture, with the checks and limits of every upload, and adds it to the project. The file as it was sent
 * is removed at once.
 */
export async function receivePicture(request: Request, id: string, session: Session) {
  const typed: Record<string, string> = { intent: "picture" };
  try {
    const outcome = await redirectIfSessionEnded(request, () => receive(request, id, session, typed));
    return isRedirect(outcome) ? outcome : toResult(typed, outcome);
  } catch (error) {
    return toResult(typed, explainError(error));
  }
}

async function receive(request: Request, id: string, session: Session, typed: Record<string, string>) {
  const { stored, refused } = await receiveFiles(request, {
    draft: null,
    maxFiles: 1,
    address: clientAddress(),
    connection: requestContext(),
    onField: (name, value) => {
      if (name === "alt") typed.alt = value;
    },
  });
  try {
    const [upload] = stored;
    const alt = altSchema.safeParse(typed.alt ?? "");
    const errors: Record<string, string[]> = {};
    if (!alt.success) errors.alt = alt.error.issues.map(({ message }) => message);
    if (!upload)
      errors.file = refused.length > 0 ? refused.map(({ message }) => message) : [text.refusedPictures.none];
    if (!upload || !alt.success) return { status: refused[0]?.status ?? 400, errors } satisfies FormOutcome;
    const outcome = await addPicture(id, { upload, alt: alt.data }, session);
    if (outcome.result === "saved")
      return await redirectWithFlash(
        request,
        paths.manageProject(id),
        { tone: "ok", title: text.pictureAdded },
        303,
      );
    if (outcome.result === "gone") return explain(outcome);
    const { full, ...refusals } = text.refusedPictures;
    const reason = outcome.result === "full" ? full(maxPictures) : refusals[outcome.result];
    return {
      status: outcome.result === "busy" ? 503 : 422,
      errors: { file: [reason] },
    } satisfies FormOutcome;
  } finally {
    await discardUploads(stored);
  }
}
