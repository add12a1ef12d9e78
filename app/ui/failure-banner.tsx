import { type ReactNode, useEffect, useRef } from "react";
import { Banner } from "./banner";

interface FailureBannerProps {
  /** The failure, the advice, and further lines, such as the request id of an unexpected error. */
  messages: string[];
  /** False if focus belongs elsewhere, such as in an invalid input. */
  takesFocus?: boolean;
  children?: ReactNode;
}

/** Takes focus whenever the messages are new, because the pressed button may be far below. */
export function FailureBanner({ messages, takesFocus = true, children }: FailureBannerProps) {
  const [title, advice, ...more] = messages;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [messages, takesFocus]);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Banner tone="bad" title={title}>
        <p>
          {advice}
          {children}
        </p>
        {more.map((line) => (
          <p key={line} className="mt-2 wrap-anywhere">
            {line}
          </p>
        ))}
      </Banner>
    </div>
  );
}
