import * as text from "~/messages/booking-details";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { FileList, FileRow } from "~/ui/file-list";
import { Icon } from "~/ui/icon";
import type { BookingSheet } from "./to-booking-sheet";

/** The visitor's files, with a download for each and a ZIP for several. */
export function UploadedFiles({ id, files }: Pick<BookingSheet, "id" | "files">) {
  if (files.length === 0) return <p>{text.noFiles}</p>;
  return (
    <>
      <FileList>
        {files.map(({ storedName, name, type, size, tag }) => (
          <FileRow
            key={storedName}
            name={name}
            size={size}
            tag={tag}
            state={type}
            action={
              <ButtonLink
                to={paths.apiDownload(storedName)}
                reloadDocument
                download={name}
                aria-label={text.downloadFile(name)}
                size="sm"
              >
                <Icon name="download" />
                {text.download}
              </ButtonLink>
            }
          />
        ))}
      </FileList>
      {files.length > 1 && (
        // Not a `download` link: if a file is missing, the response redirects to this page with a message.
        <ButtonLink to={paths.bookingFilesZip(id)} reloadDocument size="sm" className="mt-4">
          <Icon name="download" />
          {text.downloadAll}
        </ButtonLink>
      )}
    </>
  );
}
