import type { z } from "zod";
import type { StoredFile } from "~/files/stored-files.server";
import type { ReceivedFiles } from "~/files/transport/receive.server";
import * as text from "~/messages/project-work";
import { changeForm, type FormChange } from "./define-form.server";
import type { ShownForm } from "./form-outcome.server";
import { explainFiles } from "./refusals/file";

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
    explainFiles: explainPicture,
    check: (_values, _form, files) => (files.stored.length > 0 ? undefined : explainPicture(files)),
    change: (values, _form, { stored: [picture] }) => {
      if (!picture) throw new Error("A form without a picture was taken.");
      return change(values, picture);
    },
  });
}

/** Says why there is no picture, where there is none. */
function explainPicture({ stored, refused }: ReceivedFiles): ShownForm {
  if (stored.length > 0) return {};
  if (refused.length > 0) return explainFiles("file", refused);
  return { status: 400, errors: { file: [text.refusedPictures.none] } };
}
