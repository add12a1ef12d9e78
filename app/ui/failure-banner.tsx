import { type ReactNode, useEffect, useRef } from "react";
import { Banner } from "./banner";
import * as text from "~/messages/ui";

interface FailureBannerProps {
  failure: {
    title: string;
    advice: string;
    /** The id in the server's log. */
    requestId?: string;
  };
  /** False if focus belongs elsewhere, such as in an input to correct. */
  takesFocus?: boolean;
  /** Follows the advice. */
  children?: ReactNode;
}

/**
 * Renders the failure of a submission: what happened, what to do, and the request id. Takes focus whenever there is a
 * new failure, because the pressed button may be far below.
 */
export function FailureBanner({ failure, takesFocus = true, children }: FailureBannerProps) {
  const { title, advice, requestId } = failure;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [failure, takesFocus]);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Banner tone="bad" title={title}>
        <p>
          {advice}
          {children}
        </p>
        {requestId && <p className="mt-2 font-mono text-mono wrap-anywhere">{text.requestId(requestId)}</p>}
      </Banner>
    </div>
  );
}
