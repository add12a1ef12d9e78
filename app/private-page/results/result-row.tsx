import * as text from "~/messages/results";
import * as scanText from "~/messages/scan-file";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { CopyText } from "./copy-text";
import type { FileView } from "./results-view";

/** A result with a plain description and a download button. The page also shows results that a browser can display. */
export function ResultRow({ file }: { file: FileView }) {
  const { name, tag, what, size, day, path, shownAs, shownPath, scanPath } = file;
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-4 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto]">
      <Tag>{tag}</Tag>
      <div>
        <h3 className="text-base leading-snug font-semibold">{what.name}</h3>
        <p className="text-small wrap-anywhere text-muted">{name}</p>
        <p className="mt-1 max-w-[52ch] text-small">{what.opens}</p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-small text-muted tabular-nums">
          <span>{size}</span>
          <span>{day}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-3 max-sm:col-start-2 print:hidden">
        <ButtonLink to={path} reloadDocument size="sm" aria-label={text.downloadFile(name)}>
          <Icon name="download" className="size-4.5" />
          {text.download}
        </ButtonLink>
        {scanPath && (
          <ButtonLink to={scanPath} reloadDocument size="sm" aria-label={scanText.lookAtFile(name)}>
            {scanText.look}
          </ButtonLink>
        )}
        {shownAs === "page" && (
          <ButtonLink
            to={shownPath}
            reloadDocument
            size="sm"
            variant="quiet"
            target="_blank"
            aria-label={text.openFile(name)}
          >
            {text.open}
          </ButtonLink>
        )}
      </div>
      <div className="col-start-2 grid gap-2 sm:col-end-4 print:hidden">
        {shownAs === "picture" && <ShownPicture name={name} path={shownPath} />}
        <Checksum file={file} />
      </div>
    </li>
  );
}

export function Tag({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid h-10 place-items-center self-start overflow-hidden border border-line-strong bg-raised font-mono text-mono font-medium"
    >
      {children}
    </span>
  );
}

/** The browser does not load the picture, which may be large, while the details are closed. */
function ShownPicture({ name, path }: { name: string; path: string }) {
  return (
    <details>
      <Summary>{text.look}</Summary>
      <img src={path} alt={name} loading="lazy" className="mt-2 max-h-[80vh] max-w-full border border-line" />
    </details>
  );
}

function Checksum({ file: { sha256 } }: { file: FileView }) {
  if (!sha256) return null;
  return (
    <details>
      <Summary>{text.checksum}</Summary>
      <p className="mt-2 mb-2 text-small text-muted">{text.checksumHint}</p>
      <CopyText>{sha256}</CopyText>
    </details>
  );
}

function Summary({ children }: { children: string }) {
  return (
    <summary className="inline-flex min-h-6 items-center gap-2 text-small text-accent-text underline underline-offset-[0.25em] hover:decoration-2">
      {children}
    </summary>
  );
}
