import { buffer } from "node:stream/consumers";
import type { Session } from "~/access/session";
import { addUploads } from "~/booking/delivery/change-draft.server";
import { fileTypeNames, findDeliveredType, maxFilesPerForm } from "~/booking/delivery/delivery";
import { fileStore } from "~/files/configured-store.server";
import { isPanorama } from "~/files/panorama.server";
import type { StoredFile } from "~/files/stored-files.server";
import { handleUpload } from "~/forms/handle-upload.server";
import * as text from "~/messages/delivery-work";
import { explainChange, finish } from "./deliver-forms.server";

/** Receives the files of a form without script, all or none. */
export function receiveDelivered(request: Request, bookingId: string, session: Session) {
  const typed = { intent: "file" };
  const onField = (name: string, value: string) => {
    if (name === "intent") typed.intent = value;
  };
  return handleUpload(request, { typed, maxFiles: maxFilesPerForm, onField }, async ({ stored, refused }) => {
    const kind = typed.intent === "tour" ? "tour" : "file";
    const problems = refused.map(({ message }) => message);
    for (const file of stored) problems.push(...(await findProblems(file, kind)));
    if (stored.length === 0 && problems.length === 0) problems.push(text.noFile);
    if (problems.length > 0) return { status: refused[0]?.status ?? 400, errors: { [kind]: problems } };
    const outcome = await addUploads({ bookingId, session }, stored, kind);
    if (outcome?.result !== "done") return explainChange(outcome);
    return finish(request, bookingId, text.added(stored.length));
  });
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
