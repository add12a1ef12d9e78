import type { ComponentProps, ReactNode } from "react";
import { FlashBanner } from "./flash-banner";
import { MessageBanner } from "./message-banner";

/** Above the content of a page: why its last form was refused, or what the one before did. Nothing without either. */
export function PageMessages({
  messages,
  flash,
  children,
}: {
  messages: string[] | undefined;
  flash: ComponentProps<typeof FlashBanner>["flash"];
  /** Below the advice of `flash`. */
  children?: ReactNode;
}) {
  if (!messages && !flash) return null;
  return (
    <div className="mb-6">
      {messages ? <MessageBanner messages={messages} /> : <FlashBanner flash={flash}>{children}</FlashBanner>}
    </div>
  );
}
