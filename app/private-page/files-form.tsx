import { useRef, useState } from "react";
import { maxRefusedFiles } from "~/booking/form/refused-files";
import type { UploadedFile } from "~/browser/send-file";
import { maxFilesPerBooking } from "~/files/limits";
import { fileTag, formatFileSize } from "~/files/rules";
import { errorsOf, listTypedInto, resultOf } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as forms from "~/messages/private-page-forms";
import * as text from "~/messages/uploads";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { FileList, FileRow } from "~/ui/file-list";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { FileChooser } from "~/upload-field/file-chooser";
import { QueuedRow } from "~/upload-field/queued-row";
import { type HeldPress, useFocusAfterRemoval, useHeldSubmit } from "~/upload-field/use-held-submit";
import { useUploadQueue } from "~/upload-field/use-upload-queue";
import { FormFrame, type PageSectionProps } from "./form-frame";

/** Returns the uploaded files that the last post could not add; the next post sends them again. Their sizes are unknown. */
export function unaddedFiles(result: PageSectionProps["result"]): UploadedFile[] {
  const sent = resultOf(result, { intent: "files" });
  // With an error at the field, the post has already handled the stored files.
  if (errorsOf(sent, "files")) return [];
  const names = listTypedInto(sent, "fileName");
  return listTypedInto(sent, "upload").map((id, index) => ({
    id,
    name: names[index] ?? text.nameless,
    byteSize: 0,
  }));
}

/** With scripts, each file is uploaded separately. The form then names all of them, so that they count as one change of the request. */
export function FilesForm({ view, result }: PageSectionProps) {
  const { token } = view;
  const lastResult = resultOf(result, { intent: "files" });
  const [form, fields] = useForm({ id: "add-files", lastResult, defaultValue: { files: "" } });
  const [pendingFiles] = useState(() => unaddedFiles(result));
  const [held, setHeld] = useState<HeldPress | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const uploads = useUploadQueue({
    loaded: pendingFiles,
    to: paths.privatePageUpload(token),
    notSent: forms.file.notSent,
  });
  const { queue, stored, add, remove, leaveOut } = uploads;
  // The page names refused files only after the form is sent, so they do not stop the submit.
  useHeldSubmit(input, { ...uploads, nameRefused: () => false }, setHeld);
  useFocusAfterRemoval(input, queue.length + stored.length);
  const refused = queue.filter(({ state }) => state === "refused");
  return (
    <FormFrame
      view={view}
      // Without the result, the form gets a new id, because the next post does not repeat refused files.
      result={undefined}
      form={form}
      intent="files"
      send={held?.label ?? forms.file.send}
      isHeld={held !== null}
      hasFiles={!useIsHydrated()}
    >
      <FileChooser
        input={input}
        add={add}
        label={forms.file.label}
        hint={forms.file.hint(maxFilesPerBooking)}
        errors={fields.files.errors}
      />
      {queue.length + stored.length > 0 && (
        <FileList>
          {stored.map(({ id, name, byteSize }) => (
            <FileRow
              key={id}
              name={name}
              size={byteSize > 0 ? formatFileSize(byteSize) : ""}
              tag={fileTag(name)}
              state={held === null ? text.waiting : text.uploaded}
              action={
                <Button
                  type="button"
                  size="sm"
                  variant="quiet"
                  onClick={() => leaveOut(id)}
                  aria-label={text.removeFile(name)}
                >
                  {text.remove}
                </Button>
              }
            />
          ))}
          {queue.map((item) => (
            <QueuedRow key={item.key} item={item} onRemove={() => remove(item.key)} />
          ))}
        </FileList>
      )}
      <p role="status" className="sr-only">
        {queue.map(({ message }) => message).join(" ")}
      </p>
      {stored.map(({ id, name }) => (
        <span key={id} hidden>
          <input type="hidden" name="upload" value={id} />
          <input type="hidden" name="fileName" value={name} />
        </span>
      ))}
      {refused.slice(-maxRefusedFiles).map(({ key, file }) => (
        <input key={key} type="hidden" name="refused" value={`${file.size} ${file.name}`} />
      ))}
    </FormFrame>
  );
}
