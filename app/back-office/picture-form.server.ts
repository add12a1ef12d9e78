import type { z } from "zod";
import type { StoredFile } from "~/files/stored-files.server";
import type { ReceivedFiles } from "~/files/transport/receive.server";
import type { FormOutcome } from "~/forms/error-outcome.server";
import { type Outcome, toHandler } from "~/forms/handle-form.server";
import * as text from "~/messages/project-work";

/** Describes a form of a page with one picture, which it must have. */
export function toPictureHandler<Schema extends z.ZodType>(
  schema: Schema,
  act: (values: z.output<Schema>, picture: StoredFile) => Promise<Outcome>,
) {
  return toHandler({
    schema,
    maxFiles: 1,
    explainFiles,
    act: (values, _form, files) => {
      const [picture] = files.stored;
      return picture ? act(values, picture) : explainFiles(files);
    },
  });
}

/** Says why there is no picture, where there is none. */
function explainFiles({ stored, refused }: ReceivedFiles): FormOutcome {
  if (stored.length > 0) return {};
  const reasons = refused.map(({ message }) => message);
  return {
    status: refused[0]?.status ?? 400,
    errors: { file: reasons.length > 0 ? reasons : [text.refusedPictures.none] },
  };
}
