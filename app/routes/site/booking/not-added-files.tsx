import type { RefusedFile } from "~/booking/form/refused-files";
import * as text from "~/messages/booking-review";
import { Icon } from "~/ui/icon";

/** Renders the files that are not in the booking, each with the reason. */
export function NotAddedFiles({ files }: { files: readonly RefusedFile[] }) {
  return (
    <ul className="mt-2 grid gap-1.5 text-ui">
      {files.map(({ name, message }) => (
        <li key={name} className="flex items-start gap-2">
          <Icon name="warning" className="mt-0.5 size-4.5 text-warn" />
          <span className="min-w-0 wrap-anywhere">
            <strong className="font-semibold">{text.notAddedBecause}</strong> {message}
          </span>
        </li>
      ))}
    </ul>
  );
}
