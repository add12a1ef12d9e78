import { useEffect, useRef } from "react";
import type { ErrorReport } from "~/server/report-error.server";
import { Banner } from "~/ui/banner";

/** A fault on our side or on the way, with the id that the log has too. It takes focus: the form may be far below. */
export function FailureBanner({ failure: { title, advice, requestId } }: { failure: ErrorReport }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [title, requestId]);
  return (
    <div ref={box} tabIndex={-1} className="mb-6 outline-none print:hidden">
      <Banner tone="bad" title={title}>
        <p>{advice}</p>
        {requestId && <p className="mt-2 font-mono text-mono wrap-anywhere">Request id: {requestId}</p>}
      </Banner>
    </div>
  );
}
