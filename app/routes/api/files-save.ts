import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { attachFiles, BookingClosedError } from "~/booking/record/attach-files.server";
import { AttachRefusedError } from "~/files/attach-uploads.server";
import { toFileJson } from "~/files/file-json";
import { maxFilesPerDraft } from "~/files/limits";
import { toStoredName } from "~/files/upload-path";
import * as text from "~/messages/api";

const refusals = {
  unknown: [422, text.unknownUpload],
  taken: [409, text.fileTaken],
  "too many": [422, text.tooManyFiles(maxFilesPerDraft)],
} as const;

const save = resource("routes/api/files-save", {
  POST: async ({ body }) => {
    const names = body.files.map(({ filePath }) => toStoredName(filePath));
    try {
      const files = await attachFiles(body.bookingId, names);
      if (!files) return problem(404, text.unknownBooking);
      return { message: text.filesSaved, files: files.map(toFileJson) };
    } catch (error) {
      if (error instanceof BookingClosedError) return problem(409, text.filesTooLate);
      if (!(error instanceof AttachRefusedError)) throw error;
      const [status, message] = refusals[error.reason];
      const errors: Record<string, string[]> = {};
      for (const [index, name] of names.entries())
        if (error.storedNames.includes(name)) errors[`files.${index}.filePath`] = [message];
      return problem(status, message, { errors });
    }
  },
});

export const loader = save.loader;
export const action = save.action;
