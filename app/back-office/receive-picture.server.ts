import type { TypedResponse } from "@remix-run/node";
import type { StoredFile } from "~/files/stored-files.server";
import type { FormOutcome } from "~/forms/explain-error.server";
import { handleUpload } from "~/forms/handle-upload.server";
import * as text from "~/messages/project-work";

interface ReceivedPicture {
  /** Undefined if it was refused or not sent. */
  upload: StoredFile | undefined;
  /** Why there is none. */
  refusal: { status: number; reasons: string[] };
}

type Act = (received: ReceivedPicture) => Promise<TypedResponse<never> | FormOutcome>;

/**
 * Receives a form with one picture. The file as it was sent is removed at once.
 *
 * @param typed what the form shows again; its text fields are set to what arrives
 * @param act handles the picture: returns a redirect, or what the page shows
 */
export function receivePicture(request: Request, typed: Record<string, string>, act: Act) {
  const onField = (name: string, value: string) => {
    if (name !== "intent" && Object.hasOwn(typed, name)) typed[name] = value;
  };
  return handleUpload(request, { typed, maxFiles: 1, onField }, ({ stored, refused }) => {
    const reasons = refused.map(({ message }) => message);
    return act({
      upload: stored[0],
      refusal: {
        status: refused[0]?.status ?? 400,
        reasons: reasons.length > 0 ? reasons : [text.refusedPictures.none],
      },
    });
  });
}
