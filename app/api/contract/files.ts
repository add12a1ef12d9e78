import { z } from "zod";
import type { Resource } from "~/api/operation";
import { maxFilesPerApiUpload, maxFilesPerDraft } from "~/files/limits";
import { uploadPathPattern } from "~/files/upload-path";
import { id } from "./fields";

const stored = {
  filename: z.string().meta({ description: "The name to download it by" }),
  filePath: z.string().meta({ description: "/uploads/ and the filename; no address" }),
  originalName: z.string().meta({ description: "As the sender's device has it, cleaned" }),
  size: z.int().min(1).meta({ description: "Bytes" }),
};

/** A file of a booking. */
export const bookingFile = z
  .object({ ...stored, fileType: z.string().meta({ description: "The content type" }) })
  .meta({ id: "BookingFile" });

const uploadedFile = z
  .object({ id, ...stored, mimetype: z.string().meta({ description: "The content type" }) })
  .meta({ id: "UploadedFile" });

export const upload = {
  path: "/api/files/upload",
  operations: {
    POST: {
      summary: "Upload files",
      description: `Up to ${maxFilesPerApiUpload} files of at most 15 MB each. One that is refused does not lose the others. With the cookie of a booking in progress they belong to it, and are kept as long as its draft; once it is submitted or expired they are refused. Without the cookie they are removed after 72 hours, unless a booking saves them.`,
      form: z.object({ files: z.array(z.file()).min(1).max(maxFilesPerApiUpload) }),
      success: {
        status: 201,
        description: "At least one file is stored",
        body: z.object({
          files: z.array(uploadedFile).min(1),
          message: z.string(),
          refused: z
            .array(z.object({ originalName: z.string(), message: z.string() }))
            .min(1)
            .optional()
            .meta({ description: "Files of the same call that are not stored, and why" }),
        }),
      },
      refusals: {
        400: "The form is broken or was cut off",
        408: "Nothing arrived for a minute",
        413: "A file is larger than 15 MB, or the call is far too large",
        415: "It is no multipart form, or a file is of a type that is not accepted",
        422: "There is no file, an empty one, or none that the booking can take: it has 20, was submitted or expired",
        429: "So many files came from this address within an hour or a day",
        507: "The store is full",
      },
    },
  },
} as const satisfies Resource;

export const save = {
  path: "/api/files/save",
  operations: {
    POST: {
      summary: "Save uploaded files with a booking",
      description: `All of them or none. Within an hour after the booking was made, up to ${maxFilesPerDraft} files a booking. Repeating the call is harmless.`,
      body: z.object({
        bookingId: z.uuid("Give the bookingId that the booking was made with"),
        files: z
          .array(
            z.object(
              {
                filePath: z
                  .string("Give the filePath that the upload answered")
                  .regex(uploadPathPattern, "Give the filePath that the upload answered"),
                fileType: z
                  .string("The fileType must be text")
                  .max(200, "The fileType must have 200 characters or fewer")
                  .optional()
                  .meta({ description: "Not looked at: the upload has found out what the file is" }),
              },
              "Give each file as an object with its filePath",
            ),
            "Give the files as a list",
          )
          .max(maxFilesPerDraft, `A booking can have ${maxFilesPerDraft} files`),
      }),
      success: {
        status: 201,
        description: "The files belong to the booking, in the order of the call",
        body: z.object({ message: z.string(), files: z.array(bookingFile) }),
      },
      refusals: {
        404: "There is no such booking",
        409: "A file belongs to another booking, or the booking was made more than an hour ago",
      },
    },
  },
} as const satisfies Resource;

export const download = {
  path: "/api/files/download/{filename}",
  operations: {
    GET: {
      summary: "Download a file",
      description:
        "As an attachment under its original name. Takes `Range`, `If-Range` and `If-None-Match`; the booking's history says who has downloaded it.",
      params: z.object({ filename: z.string() }),
      success: { status: 200, description: "The file", isBinary: true },
      others: {
        206: "The part that `Range` asks for",
        304: "The caller has it already",
        416: "The file has no such part; `Content-Range` says how long it is",
      },
      refusals: { 404: "There is no such file" },
    },
  },
} as const satisfies Resource;
