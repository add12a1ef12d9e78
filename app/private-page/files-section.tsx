import { maxFilesPerBooking } from "~/files/limits";
import { acceptAttribute } from "~/files/rules";
import { resultOf } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as privatePageText from "~/messages/private-page";
import * as forms from "~/messages/private-page-forms";
import * as uploadsText from "~/messages/uploads";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { describedBy, ErrorText, Field } from "~/ui/field";
import { FileList, FileRow } from "~/ui/file-list";
import { Fold, FoldHeading } from "./fold";
import { FormFrame, type SectionProps } from "./form-frame";
import sendFilesUrl from "./send-files.ts?script";

const rowStyle =
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-3.5";

/** A file that the script sends: send-files.ts fills it in. */
function SentRow() {
  return (
    <li className={rowStyle}>
      <div>
        <p data-part="name" className="leading-snug font-medium wrap-anywhere" />
        <p className="text-small text-muted tabular-nums">
          <span data-part="state" />
          <span data-part="said" role="status" />
        </p>
      </div>
      <Button type="button" size="sm" variant="quiet" data-part="remove" />
      <progress data-part="progress" max={100} value={0} className="col-start-1 my-1.5" />
      <div data-part="error" role="alert" hidden className="col-span-2">
        <ErrorText className="text-small">
          <span data-part="message" />
        </ErrorText>
      </div>
    </li>
  );
}

/** A file that the script has sent, but that the last post could not add: the next one names it again. */
function KeptRow({ id, name }: { id: string; name: string }) {
  return (
    <li className={rowStyle}>
      <div>
        <p className="leading-snug font-medium wrap-anywhere">{name}</p>
        <p className="text-small text-muted">{uploadsText.waiting}</p>
      </div>
      <input type="hidden" name="upload" value={id} />
      <input type="hidden" name="fileName" value={name} />
    </li>
  );
}

/** The files of the request, and the form to add more; opens with a click, or where something is wrong with a file. */
export function FilesSection({ view, result }: SectionProps) {
  const { token, files, isReadOnly, refusedFiles } = view;
  const form = useForm(resultOf(result, { intent: "files" }), {
    fields: { files: "", upload: [], fileName: [] },
  });
  const { errors, ...field } = form.control("files");
  // Without an error at the field, nothing became of the files.
  const kept = errors ? [] : form.list("upload").defaultValue;
  const keptNames = form.list("fileName").defaultValue;
  const hint = forms.file.hint(maxFilesPerBooking);
  return (
    <Fold
      title={<FoldHeading id="files-heading">{privatePageText.files.heading}</FoldHeading>}
      note={privatePageText.files.count(files.length)}
      isOpen={Boolean(errors?.length) || refusedFiles.length + kept.length > 0}
    >
      {files.length > 0 ? (
        <FileList>
          {files.map(({ name, size, tag, path }) => (
            <FileRow
              key={path}
              name={name}
              size={size}
              tag={tag}
              action={
                <ButtonLink
                  to={path}
                  reloadDocument
                  size="sm"
                  variant="quiet"
                  aria-label={privatePageText.files.downloadFile(name)}
                  className="print:hidden"
                >
                  {privatePageText.files.download}
                </ButtonLink>
              }
            />
          ))}
        </FileList>
      ) : (
        <p className="text-muted">{privatePageText.files.none}</p>
      )}
      {!isReadOnly && files.length < maxFilesPerBooking && (
        // A click on the field or its button loads the script (site-script.js).
        <div className="mt-6" data-import={sendFilesUrl()}>
          <FormFrame
            view={view}
            // A new form: what was refused is not what is sent next.
            result={undefined}
            form={form}
            intent="files"
            send={forms.file.send}
            hasFiles={kept.length === 0}
            data={{ "data-send-files": paths.privatePageUpload(token) }}
          >
            <Field id={field.id} label={forms.file.label} hint={hint} errors={errors}>
              <input
                {...field}
                type="file"
                multiple
                required
                accept={acceptAttribute}
                aria-describedby={describedBy(field.id, { hint, errors })}
                aria-invalid={errors?.length ? true : undefined}
                className="max-w-full py-1.5"
              />
            </Field>
            <ul data-part="rows" className="border-t border-line empty:hidden">
              {kept.map((id, index) => (
                <KeptRow key={id} id={id} name={keptNames[index] ?? uploadsText.nameless} />
              ))}
            </ul>
            <template>
              <SentRow />
            </template>
          </FormFrame>
        </div>
      )}
    </Fold>
  );
}
