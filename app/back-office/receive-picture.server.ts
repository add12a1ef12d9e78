import type { TypedResponse } from "@remix-run/node";
import { discardUploads } from "~/files/release-files.server";
import type { StoredFile } from "~/files/stored-files.server";
import { receiveFiles } from "~/files/transport/receive.server";
import { explainError, type FormOutcome } from "~/forms/explain-error.server";
import { isRedirect, toResult } from "~/forms/handle-form.server";
import { redirectIfSessionEnded } from "~/forms/session-redirects.server";
import * as text from "~/messages/project-work";
import { clientAddress, requestContext } from "~/server/request-context.server";

interface ReceivedPicture {
  /** Undefined if it was refused or not sent. */
  upload: StoredFile | undefined;
  /** Why there is none. */
  refusal: { status: number; reasons: string[] };
}

type Act = (received: ReceivedPicture) => Promise<TypedResponse<never> | FormOutcome>;

/**
 * Receives a form with one picture, with the checks and limits of every upload. The file as it was sent is removed at once.
 *
 * @param typed what the form shows again; its text fields are set to what arrives
 * @param act handles the picture: returns a redirect, or what the page shows
 */
export async function receivePicture(request: Request, typed: Record<string, string>, act: Act) {
  try {
    const outcome = await redirectIfSessionEnded(request, () => receive(request, typed, act));
    return isRedirect(outcome) ? outcome : toResult(typed, outcome);
  } catch (error) {
    return toResult(typed, explainError(error));
  }
}

async function receive(request: Request, typed: Record<string, string>, act: Act) {
  const { stored, refused } = await receiveFiles(request, {
    draft: null,
    maxFiles: 1,
    address: clientAddress(),
    connection: requestContext(),
    onField: (name, value) => {
      if (name !== "intent" && Object.hasOwn(typed, name)) typed[name] = value;
    },
  });
  try {
    const reasons = refused.map(({ message }) => message);
    return await act({
      upload: stored[0],
      refusal: {
        status: refused[0]?.status ?? 400,
        reasons: reasons.length > 0 ? reasons : [text.refusedPictures.none],
      },
    });
  } finally {
    await discardUploads(stored);
  }
}
