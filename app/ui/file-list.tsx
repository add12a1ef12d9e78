import type { ReactNode } from "react";
import { ErrorText } from "./field";

export function FileList({ children }: { children: ReactNode }) {
  return <ul className="@container border-t border-line-strong compact:border-line">{children}</ul>;
}

export function FileRow({
  name,
  size,
  tag,
  state,
  progress,
  error,
  action,
}: {
  name: string;
  /** Formatted, such as "2.4 MB". */
  size: string;
  /** The format in capitals, such as "PDF". */
  tag: string;
  state?: ReactNode;
  /** Percent of the upload, from 0 to 100; undefined without an upload. */
  progress?: number;
  error?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <li
      className={
        "grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-3.5 " +
        "last:border-b-0 last:pb-0 print:py-0.5!"
      }
    >
      <span
        aria-hidden="true"
        className="grid h-10 place-items-center self-start overflow-hidden border border-line-strong bg-raised font-mono text-mono font-medium print:h-auto"
      >
        {tag}
      </span>
      <div>
        <p className="leading-snug font-medium wrap-anywhere">{name}</p>
        <p className="flex flex-wrap gap-x-3 text-small text-muted tabular-nums">
          <span>{size}</span>
          {state && <span>{state}</span>}
        </p>
      </div>
      {action && (
        <div className="grid min-h-10 items-center self-start @max-[20rem]:col-start-2 @max-[20rem]:row-start-3 @max-[20rem]:mt-1 @max-[20rem]:min-h-0">
          {action}
        </div>
      )}
      {progress !== undefined && (
        <progress max={100} value={progress} aria-label={name} className="col-start-2 my-1.5">
          {progress}%
        </progress>
      )}
      {error && (
        <div className="col-span-2 col-start-2">
          <ErrorText className="text-small">{error}</ErrorText>
        </div>
      )}
    </li>
  );
}
