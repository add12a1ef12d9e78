import { useId } from "react";
import * as text from "~/messages/public-tour";
import { CopyButton, CopyText } from "./copy-text";

export function EmbedCode({ address, title }: { address: string; title: string }) {
  const id = useId();
  const code = toFrame(address, title);
  return (
    <div className="grid gap-4">
      <CopyText>{address}</CopyText>
      <div>
        <label htmlFor={id} className="font-semibold">
          {text.embed}
        </label>
        <p id={`${id}-hint`} className="mt-1 text-small text-muted">
          {text.embedHint}
        </p>
        <textarea
          id={id}
          aria-describedby={`${id}-hint`}
          readOnly
          rows={5}
          value={code}
          className="my-2 w-full rounded-control border border-line-strong bg-raised p-3 font-mono text-mono wrap-anywhere"
        />
        <CopyButton>{code}</CopyButton>
      </div>
    </div>
  );
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };

function toFrame(address: string, title: string): string {
  const name = title.replace(/[&"<>]/g, (character) => escapes[character] ?? "");
  return `<iframe src="${address}" title="${name}" width="100%" height="600" style="border:0" loading="lazy" allow="fullscreen; accelerometer; gyroscope"></iframe>`;
}
