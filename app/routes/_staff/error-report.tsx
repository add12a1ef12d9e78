import { useLocation } from "@remix-run/react";
import { useRenderContext } from "~/render-context";
import { Banner } from "~/ui/banner";
import { describeError } from "./describe-error";

/** Stands in the place of a page that failed: what happened, what to do, and where the log tells more. */
export function ErrorReport({ error }: { error: unknown }) {
  const { title, message, advice, isUnexpected } = describeError(error);
  const { requestId } = useRenderContext();
  const { pathname, search, key } = useLocation();
  // The id is the document's: a page that was opened by script without a new document has another.
  const isFirstPage = key === "default";
  return (
    <div className="grid max-w-read gap-6">
      <h1>{title}</h1>
      <Banner tone="bad" title={message}>
        <p>{advice}</p>
        {isUnexpected && (
          <>
            <p>
              <a href={pathname + search}>Load this page again</a>
            </p>
            {isFirstPage && <p className="font-mono text-mono">Request id: {requestId}</p>}
          </>
        )}
      </Banner>
    </div>
  );
}
