import { buffer } from "node:stream/consumers";
import type { Session } from "~/access/session";
import { addUploads } from "~/booking/delivery/change-draft.server";
import { fileTypeNames, findDeliveredType, maxFilesPerForm } from "~/booking/delivery/delivery";
import { fileStore } from "~/files/configured-store.server";
import { isPanorama } from "~/files/panorama.server";
import { discardUploads } from "~/files/release-files.server";
import type { StoredFile } from "~/files/stored-files.server";
import { receiveFiles } from "~/files/transport/receive.server";
import { explainError, type FormOutcome } from "~/forms/explain-error.server";
import { isRedirect, toResult } from "~/forms/handle-form.server";
import { redirectIfSessionEnded } from "~/forms/session-redirects.server";
import * as text from "~/messages/delivery-work";
import { clientAddress, requestContext } from "~/server/request-context.server";
import { explainChange, finish } from "./deliver-forms.server";

/** Receives the files of a form without script, all or none, with the checks and limits of every upload. */
export async function receiveDelivered(request: Request, bookingId: string, session: Session) {
  const typed: Record<string, string> = { intent: "file" };
  try {
    const outcome = await redirectIfSessionEnded(request, () => receive(request, bookingId, session, typed));
    return isRedirect(outcome) ? outcome : toResult(typed, outcome);
  } catch (error) {
    return toResult(typed, explainError(error));
  }
}

async function receive(request: Request, bookingId: string, session: Session, typed: Record<string, string>) {
  const { stored, refused } = await receiveFiles(request, {
    draft: null,
    maxFiles: maxFilesPerForm,
    address: clientAddress(),
    connection: requestContext(),
    onField: (name, value) => {
      if (name === "intent") typed.intent = value;
    },
  });
  const kind = typed.intent === "tour" ? "tour" : "file";
  try {
    const problems = refused.map(({ message }) => message);
    for (const file of stored) problems.push(...(await findProblems(file, kind)));
    if (stored.length === 0 && problems.length === 0) problems.push(text.noFile);
    if (problems.length > 0)
      return { status: refused[0]?.status ?? 400, errors: { [kind]: problems } } satisfies FormOutcome;
    const outcome = await addUploads({ bookingId, session }, stored, kind);
    if (outcome?.result !== "done") return explainChange(outcome);
    return await finish(request, bookingId, text.added(stored.length));
  } finally {
    await discardUploads(stored);
  }
}

async function findProblems(
  { originalName, storedName }: StoredFile,
  kind: "file" | "tour",
): Promise<string[]> {
  if (!findDeliveredType(originalName)) return [text.refusedFiles.type(originalName, fileTypeNames)];
  if (kind === "file") return [];
  const content = await buffer(await (await fileStore()).read(storedName));
  return (await isPanorama(content)) ? [] : [text.refusedFiles.notPanorama(originalName)];
}
