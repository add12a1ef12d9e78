import { maxFilesPerBooking } from "~/files/limits";
import { errorsOf, resultOf } from "~/forms/form-result";
import * as privatePageText from "~/messages/private-page";
import { ButtonLink } from "~/ui/button";
import { FileList, FileRow } from "~/ui/file-list";
import { FilesForm, unaddedFiles } from "./files-form";
import { Fold, FoldHeading } from "./fold";
import type { PageSectionProps } from "./form-frame";

/** The files of the request, and the form to add more. It is open if there was a problem with a file. */
export function FilesSection({ view, result }: PageSectionProps) {
  const { files, isReadOnly, refusedFiles } = view;
  const hasErrors = errorsOf(resultOf(result, { intent: "files" }), "files") !== undefined;
  return (
    <Fold
      title={<FoldHeading id="files-heading">{privatePageText.files.heading}</FoldHeading>}
      note={privatePageText.files.count(files.length)}
      isOpen={hasErrors || refusedFiles.length + unaddedFiles(result).length > 0}
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
        <div className="mt-6">
          <FilesForm view={view} result={result} />
        </div>
      )}
    </Fold>
  );
}
