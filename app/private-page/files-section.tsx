import { maxFilesPerDraft } from "~/files/limits";
import { acceptAttribute } from "~/files/rules";
import type { FormResult } from "~/forms/form-result";
import * as privatePageText from "~/messages/private-page";
import * as forms from "~/messages/private-page-forms";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { describedBy, Field } from "~/ui/field";
import { FileList, FileRow } from "~/ui/file-list";
import { Fold, FoldHeading } from "./fold";
import { fieldOf, FormFrame } from "./form-frame";
import type { PageView } from "./page-view.server";

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
        <div className="mt-6">
          <FormFrame
            action={paths.privatePage(token)}
            intent="files"
            formId={formId}
            send={forms.file.send}
            hasFiles
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
          </FormFrame>
        </div>
      )}
    </Fold>
  );
}
