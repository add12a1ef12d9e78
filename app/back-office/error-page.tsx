import { useEffect, useRef, useState } from "react";
import { type FailedDataRequest, failedDataRequest } from "~/browser/failed-data-request";
import { useRenderContext } from "~/render-context";
import { Banner } from "~/ui/banner";
import { TextArea } from "~/ui/text-area";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { describeError } from "./describe-error";

/**
 * Stands in the place of a page that failed: what happened, what to do, and the id that the log has. Reached by
 * script it takes focus, because the control that was used is gone. Give it the location's key as `key`, so that
 * each failure has a report of its own.
 *
 * @param address of the page that failed
 */
export function ErrorPage({ error, address }: { error: unknown; address: string }) {
  const { cameWithDocument, failed } = useFailedRequest();
  const { title, message, advice, isUnexpected, typed } = describeError(error, failed);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!cameWithDocument) heading.current?.focus({ preventScroll: true });
  }, [cameWithDocument]);
  return (
    <div className="grid max-w-read gap-6">
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {title}
      </h1>
      <Banner tone="bad" title={message}>
        <p>{advice}</p>
        {isUnexpected && (
          <p className="mt-2">
            <a href={address}>Load this page again</a>
          </p>
        )}
        {isUnexpected && failed?.requestId && (
          <p className="mt-2 font-mono text-mono wrap-anywhere">Request id: {failed.requestId}</p>
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

/** The request that failed: the one for the document that the report came with, or else one for data. */
function useFailedRequest(): { cameWithDocument: boolean; failed: FailedDataRequest | undefined } {
  const { requestId, failedStatus } = useRenderContext();
  const isHydrated = useIsHydrated();
  // As it is first rendered: a later navigation must not change a report that still shows.
  const [cameWithDocument] = useState(!isHydrated);
  const [failed] = useState(() =>
    isHydrated ? failedDataRequest() : { status: failedStatus ?? 500, requestId },
  );
  return { cameWithDocument, failed };
}
