import { maxFilesPerDraft } from "~/files/limits";
import { acceptAttribute } from "~/files/rules";
import type { FormResult } from "~/forms/form-result";
import * as privatePageText from "~/messages/private-page";
import * as forms from "~/messages/private-page-forms";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { describedBy, ErrorText, Field } from "~/ui/field";
import { FileList, FileRow } from "~/ui/file-list";
import { Fold, FoldHeading } from "./fold";
import { fieldOf, FormFrame } from "./form-frame";
import type { PageView } from "./page-view.server";
import sendFilesUrl from "./send-files.ts?script";

/** A file that the script sends: send-files.ts fills it in. */
function SentRow() {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-3.5">
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

interface FilesSectionProps {
  view: PageView;
  result: FormResult | undefined;
}

/** The files of the request, and the form to add more; opens with a click, or where something is wrong with a file. */
export function FilesSection({ view, result }: FilesSectionProps) {
  const { token, files, formId, isReadOnly, refusedFiles } = view;
  const { errors } = fieldOf(result, "files", "files");
  const hint = forms.file.hint(maxFilesPerDraft);
  return (
    <Fold
      title={<FoldHeading id="files-heading">{privatePageText.files.heading}</FoldHeading>}
      note={privatePageText.files.count(files.length)}
      isOpen={Boolean(errors?.length) || refusedFiles.length > 0}
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
      {!isReadOnly && files.length < maxFilesPerDraft && (
        // A click on the field or its button loads the script (site-script.js).
        <div className="mt-6" data-import={sendFilesUrl()}>
          <FormFrame
            action={paths.privatePage(token)}
            intent="files"
            formId={formId}
            send={forms.file.send}
            hasFiles
            data={{ "data-send-files": paths.privatePageUpload(token, "new") }}
          >
            <Field id="files" label={forms.file.label} hint={hint} errors={errors}>
              <input
                id="files"
                name="files"
                type="file"
                multiple
                required
                accept={acceptAttribute}
                aria-describedby={describedBy("files", { hint, errors })}
                aria-invalid={errors?.length ? true : undefined}
                className="max-w-full py-1.5"
              />
            </Field>
            <ul data-part="rows" className="border-t border-line empty:hidden" />
            <template>
              <SentRow />
            </template>
          </FormFrame>
        </div>
      )}
    </Fold>
  );
}
