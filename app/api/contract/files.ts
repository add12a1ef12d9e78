import { z } from "zod";
import type { Resource } from "~/api/operation";
import { maxFilesPerApiUpload, maxFilesPerDraft } from "~/files/limits";
import { uploadPathPattern } from "~/files/upload-path";
import { id } from "./fields";

const stored = {
  filename: z.string().meta({ description: "The name to download it by" }),
  filePath: z.string().meta({ description: "/uploads/ and the filename; not a URL" }),
  originalName: z
    .string()
    .meta({ description: "The name on the sender's device, without unsafe characters" }),
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
      description: `Up to ${maxFilesPerApiUpload} files of at most 15 MB each. A refused file does not affect the others. With the cookie of a booking in progress they belong to it, and are kept as long as its draft; once it is submitted or expired they are refused. Without the cookie they are removed after 72 hours, unless a booking saves them.`,
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
            .meta({ description: "Files of the same request that are not stored, with the reason" }),
        }),
      },
      refusals: {
        400: "The form is broken or was cut off",
        408: "Nothing arrived for a minute",
        413: "A file is larger than 15 MB, or the request is far too large",
        415: "It is not a multipart form, or a file has a type that is not accepted",
        422: "There is no file, an empty one, or none that the booking can take: it has 20, was submitted or expired",
        429: "Too many files came from this address within an hour or a day",
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
      description: `All of them or none. Within an hour after the booking was made, up to ${maxFilesPerDraft} files a booking. Idempotent.`,
      body: z.object({
        bookingId: z.uuid("Give the bookingId that the booking was made with"),
        files: z
          .array(
            z.object(
              {
                filePath: z
                  .string("Use the filePath returned by the upload")
                  .regex(uploadPathPattern, "Use the filePath returned by the upload"),
                fileType: z
                  .string("The fileType must be text")
                  .max(200, "The fileType must have 200 characters or fewer")
                  .optional()
                  .meta({ description: "Ignored: the upload has detected the type of the file" }),
              },
              "Give each file as an object with its filePath",
            ),
            "Give the files as a list",
          )
          .max(maxFilesPerDraft, `A booking can have ${maxFilesPerDraft} files`),
      }),
      success: {
        status: 201,
        description: "The files belong to the booking, in the order of the request",
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
        "As an attachment under its original name. Supports `Range`, `If-Range` and `If-None-Match`; the booking's history records who downloaded it.",
      params: z.object({ filename: z.string() }),
      success: { status: 200, description: "The file", isBinary: true },
      others: {
        206: "The range that `Range` specifies",
        304: "The client already has this version",
        416: "The file has no such range; `Content-Range` has its length",
      },
      refusals: { 404: "There is no such file" },
    },
  },
} as const satisfies Resource;
