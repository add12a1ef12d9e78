import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { attachFiles } from "~/booking/record/attach-files.server";
import { toFileJson, toStoredName } from "~/files/file-json";
import { maxFilesPerDraft } from "~/files/limits";
import * as text from "~/messages/api";

const refusals = {
  unknown: [422, text.unknownUpload],
  taken: [409, text.fileTaken],
  "too-many": [422, text.tooManyFiles(maxFilesPerDraft)],
} as const;

export const loader = resource("routes/api/files-save", {
  POST: async ({ body }) => {
    const names = body.files.map(({ filePath }) => toStoredName(filePath));
    const outcome = await attachFiles(body.bookingId, names);
    if (!outcome) return problem(404, text.unknownBooking);
    if (outcome.result === "attached")
      return { message: text.filesSaved, files: outcome.attached.map(toFileJson) };
    if (outcome.result === "closed") return problem(409, text.filesTooLate);
    const [status, message] = refusals[outcome.result];
    const errors: Record<string, string[]> = {};
    for (const [index, name] of names.entries())
      if (outcome.storedNames.includes(name)) errors[`files.${index}.filePath`] = [message];
    return problem(status, message, { errors });
  },
});

export const action = loader;
