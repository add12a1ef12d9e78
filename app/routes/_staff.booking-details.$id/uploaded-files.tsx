import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { FileList, FileRow } from "~/ui/file-list";
import { Icon } from "~/ui/icon";
import type { ShownFile } from "./to-booking-sheet";

export function UploadedFiles({ files }: { files: readonly ShownFile[] }) {
  if (files.length === 0) return <p>No uploaded files available.</p>;
  return (
    <FileList>
      {files.map(({ storedName, name, size, tag }) => (
        <FileRow
          key={storedName}
          name={name}
          size={size}
          tag={tag}
          action={
            <ButtonLink
              to={paths.api.download(storedName)}
              reloadDocument
              download={name}
              size="sm"
              className="print:hidden"
            >
              <Icon name="download" />
              Download<span className="sr-only"> {name}</span>
            </ButtonLink>
          }
        />
      ))}
    </FileList>
  );
}
