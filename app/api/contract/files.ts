import { z } from "zod";
import { uploadPathPattern } from "~/files/file-json";
import { maxFilesPerApiUpload, maxFilesPerBooking } from "~/files/limits";
import * as errors from "~/messages/api";
import * as text from "~/messages/api-reference";
import { id } from "./fields";
import { pickOperationTexts, type Resources, toOperation } from "./operation";

const stored = {
  filename: z.string().meta({ description: text.file.filename }),
  filePath: z.string().meta({ description: text.file.filePath }),
  originalName: z.string().meta({ description: text.file.originalName }),
  size: z.int().min(1).meta({ description: text.file.size }),
};

export const bookingFile = z
  .object({ ...stored, fileType: z.string().meta({ description: text.file.contentType }) })
  .meta({ id: "BookingFile" });

const uploadedFile = z
  .object({ id, ...stored, mimetype: z.string().meta({ description: text.file.contentType }) })
  .meta({ id: "UploadedFile" });

export const files = {
  "api:files-upload": {
    POST: {
      ...toOperation(
        { ...text.upload, description: text.upload.description(maxFilesPerApiUpload) },
        z.object({
          files: z.array(uploadedFile).min(1),
          message: z.string(),
          refused: z
            .array(z.object({ originalName: z.string(), message: z.string() }))
            .min(1)
            .optional()
            .meta({ description: text.upload.refused }),
        }),
        201,
      ),
      form: z.object({ files: z.array(z.file()).min(1).max(maxFilesPerApiUpload) }),
    },
  },
  "api:files-save": {
    POST: {
      ...toOperation(
        { ...text.save, description: text.save.description(maxFilesPerBooking) },
        z.object({ message: z.string(), files: z.array(bookingFile) }),
        201,
      ),
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
          .max(maxFilesPerBooking, errors.tooManyFiles(maxFilesPerBooking)),
      }),
      example: {
        bookingId: "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40",
        files: [{ filePath: "/uploads/8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf" }],
      },
    },
  },
  "api:files-download": {
    GET: {
      ...pickOperationTexts(text.download),
      params: z.object({ filename: z.string() }),
      success: { status: 200, description: text.download.done, isBinary: true },
    },
  },
} as const satisfies Resources;
