import type { z } from "zod";
import type { StoredFile } from "~/files/stored-files.server";
import type { ReceivedFiles } from "~/files/transport/receive.server";
import { changeForm, type FormChange } from "~/forms/define-form.server";
import type { FormOutcome } from "~/forms/form-outcome";
import * as text from "~/messages/project-work";

interface PictureChange<Schema extends z.ZodType, Changed> extends Pick<
  FormChange<Schema, Changed, object>,
  "done" | "refusals"
> {
  schema: Schema;
  change: (values: z.output<Schema>, picture: StoredFile) => Promise<Changed>;
}

/** Describes a form with one picture, which it must have. */
export function pictureForm<Schema extends z.ZodType, Changed>({
  change,
  ...form
}: PictureChange<Schema, Changed>) {
  return changeForm<Schema, Changed>({
    ...form,
    maxFiles: 1,
    explainFiles,
    check: (_values, _form, files) => (files.stored.length > 0 ? undefined : explainFiles(files)),
    change: (values, _form, { stored: [picture] }) => {
      if (!picture) throw new Error("A form without a picture was taken.");
      return change(values, picture);
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
