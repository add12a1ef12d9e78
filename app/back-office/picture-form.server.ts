import type { z } from "zod";
import type { StoredFile } from "~/files/stored-files.server";
import type { ReceivedFiles } from "~/files/transport/receive.server";
import type { FormOutcome } from "~/forms/explain-error.server";
import { type Outcome, toHandler } from "~/forms/handle-form.server";
import { explainFiles } from "~/forms/refusals/file";
import * as text from "~/messages/project-work";

/** Describes a form of a page with one picture, which it must have. */
export function toPictureHandler<Schema extends z.ZodType>(
  schema: Schema,
  act: (values: z.output<Schema>, picture: StoredFile) => Promise<Outcome>,
) {
  return toHandler({
    schema,
    maxFiles: 1,
    explainFiles: explainPicture,
    act: (values, _form, files) => {
      const [picture] = files.stored;
      return picture ? act(values, picture) : explainPicture(files);
    },
  });
}

/** Says why there is no picture, where there is none. */
function explainPicture({ stored, refused }: ReceivedFiles): FormOutcome {
  if (stored.length > 0) return {};
  if (refused.length > 0) return explainFiles("file", refused);
  return { status: 400, errors: { file: [text.refusedPictures.none] } };
}
