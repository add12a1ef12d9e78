import { useEffect, useRef } from "react";
import type { UploadedFile } from "~/browser/send-file";
import { maxFilesPerBooking } from "~/files/limits";
import type { NotAddedFile } from "~/forms/refusals/file";
import * as text from "~/messages/booking";
import * as uploadText from "~/messages/uploads";
import { draftDays } from "~/settings/kept-days";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";

export const uploadHint = () => text.uploadHint(maxFilesPerBooking, draftDays);

interface PlainUploadFieldProps {
  uploaded: UploadedFile[];
  /** Files of earlier posts that were not added. */
  refused: NotAddedFile[];
  /** Omits the input: files chosen in it would be lost when the loaded field replaces it. */
  isPending?: boolean;
}

/**
 * The upload field without its script: files are sent with the form. Every step loads it, so it is small: no file rules,
 * and plain rows.
 */
export function PlainUploadField({ uploaded, refused, isPending }: PlainUploadFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // After a post has sent the files, the next one must not send them again.
  useEffect(() => {
    if (input.current) input.current.value = "";
  }, [uploaded]);
  const rows = [
    ...uploaded.map(({ id, name }) => ({ label: name, intent: `remove:${id}` as const, name })),
    ...refused.map(({ name, message }) => ({ label: message, intent: `dismiss:${name}` as const, name })),
  ];
  return (
    <div className="grid gap-5">
      <div className="rounded-control border border-dashed border-line-strong bg-raised p-5">
        <Field id="files" label={text.uploadLabel} hint={uploadHint()}>
          {isPending ? (
            // About as high as the field that replaces it.
            <p className="min-h-24">{text.uploadLoading}</p>
          ) : (
            <div className="flex flex-wrap items-center gap-3 py-1.5">
              <input
                ref={input}
                id="files"
                name="files"
                type="file"
                multiple
                aria-describedby="files-hint"
                className="max-w-full"
              />
              <Button size="sm" type="submit" name="intent" value="upload" formNoValidate>
                {text.upload}
              </Button>
            </div>
          )}
        </Field>
      </div>
      <ul>
        {rows.map(({ label, ...action }) => (
          <li key={action.intent} className="flex items-center justify-between gap-4 wrap-anywhere">
            {label}
            <FileAction {...action} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FileActionProps {
  /** Submitted with the form. */
  intent: `remove:${string}` | `dismiss:${string}`;
  /** The file's name, for screen readers. */
  name: string;
}

/** Renders the button of a file's row: removes a stored file, or dismisses the message about a refused one. */
export function FileAction({ intent, name }: FileActionProps) {
  const isRemove = intent.startsWith("remove:");
  return (
    <Button
      variant="quiet"
      size="sm"
      type="submit"
      name="intent"
      value={intent}
      formNoValidate
      aria-label={isRemove ? uploadText.removeFile(name) : text.dismissFile(name)}
    >
      {isRemove ? uploadText.remove : text.dismiss}
    </Button>
  );
}
