import { Link } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { type FailedDataRequest, failedDataRequest } from "~/browser/failed-data-request";
import * as text from "~/messages/staff-frame";
import * as uiText from "~/messages/ui";
import { Banner } from "~/ui/banner";
import { useRenderContext } from "~/ui/render-context";
import { TextArea } from "~/ui/text-area";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { describeError } from "./error-page-text";

/**
 * Replaces a failed page with the cause, advice and the request id. Takes focus after a client-side navigation, because the focused control
 * is gone. Its `key` must be the location's key, so that each error remounts the page.
 *
 * @param address the URL of the failed page
 */
export function StaffErrorPage({
  error,
  address,
  wayOn,
}: {
  error: unknown;
  address: string;
  /** A link away from a page that no longer exists. */
  wayOn?: { to: string; label: string };
}) {
  const { isInDocument, failed } = useFailedRequest();
  const { title, message, advice, isUnexpected, typed } = describeError(error, failed);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isInDocument) heading.current?.focus({ preventScroll: true });
  }, [isInDocument]);
  return (
    <div className="grid max-w-read gap-6">
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {title}
      </h1>
      <Banner tone="bad" title={message}>
        <p>{advice}</p>
        {!isUnexpected && wayOn && (
          <p className="mt-2">
            <Link to={wayOn.to}>{wayOn.label}</Link>
          </p>
        )}
        {isUnexpected && (
          <p className="mt-2">
            <a href={address}>{text.reloadPage}</a>
          </p>
        )}
        {isUnexpected && failed?.requestId && (
          <p className="mt-2 font-mono text-mono wrap-anywhere">{uiText.requestId(failed.requestId)}</p>
        )}
      </Banner>
      {typed !== undefined && (
        <TextArea
          id="typed"
          label={text.typedText}
          hint={text.typedTextHint}
          defaultValue={typed}
          rows={8}
          readOnly
        />
      )}
    </div>
  );
}

/** Returns the failed request: the document's if the server rendered the error, otherwise the last data request. */
function useFailedRequest(): { isInDocument: boolean; failed: FailedDataRequest | undefined } {
  const { requestId, failedStatus } = useRenderContext();
  const isHydrated = useIsHydrated();
  // State of the first render: a later navigation must not change the visible error.
  const [isInDocument] = useState(!isHydrated);
  const [failed] = useState(() =>
    isHydrated ? failedDataRequest() : { status: failedStatus ?? 500, requestId },
  );
  return { isInDocument, failed };
}
