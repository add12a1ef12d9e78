import { useState, useSyncExternalStore } from "react";
import { useRenderContext } from "~/render-context";
import { Banner } from "~/ui/banner";
import { TextArea } from "~/ui/text-area";
import { describeError } from "./describe-error";

/**
 * Stands in the place of a page that failed: what happened, what to do, and where the log tells more.
 * Give it the location's key as `key`, so that each failure has a report of its own.
 *
 * @param address of the page that failed
 */
export function ErrorReport({ error, address }: { error: unknown; address: string }) {
  const { title, message, advice, isUnexpected, typed } = describeError(error);
  const { requestId } = useRenderContext();
  const cameWithDocument = useCameWithDocument();
  return (
    <div className="grid max-w-read gap-6">
      <h1>{title}</h1>
      <Banner tone="bad" title={message}>
        <p>{advice}</p>
        {isUnexpected && (
          <p className="mt-2">
            <a href={address}>Load this page again</a>
          </p>
        )}
        {isUnexpected && cameWithDocument && (
          <p className="mt-2 font-mono text-mono wrap-anywhere">Request id: {requestId}</p>
        )}
      </Banner>
      {typed !== undefined && (
        <TextArea
          id="typed"
          label="What you typed"
          hint="It was not saved. Copy it if you need it elsewhere."
          defaultValue={typed}
          rows={8}
          readOnly
        />
      )}
    </div>
  );
}

const subscribeToNothing = () => () => undefined;

/** Whether the server rendered this with the document: only then is the document's request the one that failed. */
function useCameWithDocument(): boolean {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [cameWithDocument] = useState(isHydrating);
  return cameWithDocument;
}
