import { resource } from "~/api/resource.server";
import { BookingClosedError, attachFiles } from "~/booking/record/attach-files.server";
import { AttachRefusedError } from "~/files/attach-uploads.server";
import { maxFilesPerDraft } from "~/files/limits";
import { toFileJson } from "~/files/file-json";
import { toStoredName } from "~/files/upload-path";
import { problem } from "~/api/json.server";

const refusals = {
  unknown: [422, "There is no such upload. Upload the file again."],
  taken: [409, "Another booking has this file."],
  "too many": [422, `A booking can have ${maxFilesPerDraft} files.`],
} as const;

const save = resource("routes/api.files.save", {
  POST: async ({ body }) => {
    const names = body.files.map(({ filePath }) => toStoredName(filePath));
    try {
      const files = await attachFiles(body.bookingId, names);
      if (!files) return problem(404, "There is no such booking.");
      return { message: "Booking and files saved successfully", files: files.map(toFileJson) };
    } catch (error) {
      if (error instanceof BookingClosedError)
        return problem(409, "Files can be saved within an hour after the booking was made.");
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
