import { z } from "zod";
import { uploadPathPattern } from "~/files/file-json";
import { maxFilesPerApiUpload, maxFilesPerDraft } from "~/files/limits";
import * as errors from "~/messages/api";
import * as text from "~/messages/api-reference";
import { id } from "./fields";
import type { Resource } from "./operation";

const stored = {
  filename: z.string().meta({ description: text.file.filename }),
  filePath: z.string().meta({ description: text.file.filePath }),
  originalName: z.string().meta({ description: text.file.originalName }),
  size: z.int().min(1).meta({ description: text.file.size }),
};

/** A file of a booking. */
export const bookingFile = z
  .object({ ...stored, fileType: z.string().meta({ description: text.file.contentType }) })
  .meta({ id: "BookingFile" });

const uploadedFile = z
  .object({ id, ...stored, mimetype: z.string().meta({ description: text.file.contentType }) })
  .meta({ id: "UploadedFile" });

export const upload = {
  path: "/api/files/upload",
  operations: {
    POST: {
      summary: text.upload.summary,
      description: text.upload.description(maxFilesPerApiUpload),
      form: z.object({ files: z.array(z.file()).min(1).max(maxFilesPerApiUpload) }),
      success: {
        status: 201,
        description: text.upload.done,
        body: z.object({
          files: z.array(uploadedFile).min(1),
          message: z.string(),
          refused: z
            .array(z.object({ originalName: z.string(), message: z.string() }))
            .min(1)
            .optional()
            .meta({ description: text.upload.refused }),
        }),
      },
      refusals: text.upload.refusals,
    },
  },
} as const satisfies Resource;

export const save = {
  path: "/api/files/save",
  operations: {
    POST: {
      summary: text.save.summary,
      description: text.save.description(maxFilesPerDraft),
      body: z.object({
        bookingId: z.uuid(errors.bookingIdFormat),
        files: z
          .array(
            z.object(
              {
                filePath: z.string(errors.filePathFormat).regex(uploadPathPattern, errors.filePathFormat),
                fileType: z
                  .string(errors.fileTypeText)
                  .max(200, errors.fileTypeLength)
                  .optional()
                  .meta({ description: text.save.fileType }),
              },
              errors.fileObject,
            ),
            errors.fileList,
          )
          .max(maxFilesPerDraft, errors.tooManyFiles(maxFilesPerDraft)),
      }),
      example: {
        bookingId: "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
        files: [{ filePath: "/uploads/8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf" }],
      },
      success: {
        status: 201,
        description: text.save.done,
        body: z.object({ message: z.string(), files: z.array(bookingFile) }),
      },
      refusals: text.save.refusals,
    },
  },
} as const satisfies Resource;

export const download = {
  path: "/api/files/download/{filename}",
  operations: {
    GET: {
      summary: text.download.summary,
      description: text.download.description,
      params: z.object({ filename: z.string() }),
      success: { status: 200, description: text.download.done, isBinary: true },
      others: text.download.others,
      refusals: text.download.refusals,
    },
  },
} as const satisfies Resource;
