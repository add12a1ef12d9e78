import { Form } from "@remix-run/react";
import * as text from "~/messages/settings";
import type { LegalBlock } from "~/settings/legal/legal-text";
import type { LegalChange } from "~/settings/legal/legal-versions.server";
import { Button } from "~/ui/button";
import { LegalText } from "~/ui/legal-text";
import { Panel } from "~/ui/panel";

export interface Preview {
  blocks: LegalBlock[];
  /** The changes from the version in force; null if the two texts cannot be compared. */
  changes: LegalChange[] | null;
}

interface LegalPreviewProps {
  /** The version in force. */
  version: number;
  /** The text of the next version. */
  text: string;
  preview: Preview;
}

/** Shows the text, and publishes exactly what it shows. */
export function LegalPreview({ version, text: typed, preview: { blocks, changes } }: LegalPreviewProps) {
  const isSame = changes?.every(({ kind }) => kind === "same") ?? false;
  const next = version + 1;
  return (
    <>
      <Panel title={text.previewTitle(next)}>
        <p role="status">
          {isSame ? text.noChange(version) : `${text.previewNote} ${text.publishNote(next)}`}
        </p>
        <Form method="post" className="mt-5 flex flex-wrap gap-3">
          <input type="hidden" name="basedOn" value={version} />
          <input type="hidden" name="text" value={typed} />
          {!isSame && (
            <Button type="submit" variant="primary" size="sm" name="intent" value="publish">
              {text.publish(next)}
            </Button>
          )}
          <Button type="submit" size="sm" name="intent" value="edit">
            {text.edit}
          </Button>
        </Form>
      </Panel>
      {!isSame && (
        <Panel title={text.changes(version)}>
          {changes ? (
            <ol className="grid max-w-read gap-4 wrap-anywhere">
              {changes.map(({ kind, lines }, index) => (
                <li key={index}>
                  {kind === "same" ? (
                    <p className="text-small text-muted">{text.legalUnchanged(lines.length)}</p>
                  ) : (
                    <ChangedLines kind={kind} lines={lines} />
                  )}
                </li>
              ))}
            </ol>
          ) : (
            <p>{text.notComparable}</p>
          )}
        </Panel>
      )}
      <Panel title={text.whole(next)}>
        <LegalText blocks={blocks} />
      </Panel>
    </>
  );
}

function ChangedLines({ kind, lines }: { kind: "added" | "removed"; lines: readonly string[] }) {
  const Element = kind === "added" ? "ins" : "del";
  return (
    <div className={`border-s-4 ps-4 ${kind === "added" ? "border-success" : "border-danger"}`}>
      <p className="text-small font-semibold">{kind === "added" ? text.legalAdded : text.legalRemoved}</p>
      {lines.map((line, index) => (
        <p key={index}>
          <Element className={kind === "added" ? "no-underline" : "text-muted"}>{line}</Element>
        </p>
      ))}
    </div>
  );
}
