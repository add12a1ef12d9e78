import { useActionData } from "@remix-run/react";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { Banner, type BannerTone } from "./banner";
import { useIsHydrated } from "./use-is-hydrated";

/** Renders nothing without messages or a flash. */
export function PageMessages({
  messages,
  flash,
  children,
}: {
  messages: string[] | undefined;
  flash: ShownFlash | null;
  children?: ReactNode;
}) {
  if (!messages && !flash) return null;
  return (
    <div className="mb-6">
      {messages ? <MessageBanner messages={messages} /> : <FlashBanner flash={flash}>{children}</FlashBanner>}
    </div>
  );
}

/** The part of `Flash` (`server/flash.server.ts`) that a page shows. */
interface ShownFlash {
  tone: BannerTone;
  title: string;
  advice?: string;
}

/** The flash message of the previous action. It is hidden once a form of the page is rejected, because Remix then reloads no data. */
export function PageFlash(props: ComponentProps<typeof FlashBanner>) {
  return useActionData() === undefined && <FlashBanner {...props} />;
}

/**
 * The flash message of the previous action. If that action removed the focused control, such as a deleted row's button, the message takes
 * focus.
 *
 * @param children shown below the advice, such as links
 */
export function FlashBanner({ flash, children }: { flash: ShownFlash | null; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  // After a full page load, the browser decides the focus.
  const [initialFlash] = useState(isHydrated ? null : flash);
  useEffect(() => {
    if (flash && flash !== initialFlash && (document.activeElement ?? document.body) === document.body)
      box.current?.focus();
  }, [flash, initialFlash]);
  if (!flash) return null;
  const hasMore = Boolean(flash.advice ?? children);
  return (
    <div ref={box} tabIndex={-1}>
      <Banner tone={flash.tone} title={flash.title}>
        {hasMore && (
          <>
            {flash.advice && <p>{flash.advice}</p>}
            {children}
          </>
        )}
      </Banner>
    </div>
  );
}

/** The first message is the title, the others are its lines. Renders nothing without messages. */
export function MessageBanner({ messages = [], tone = "bad" }: { messages?: string[]; tone?: BannerTone }) {
  const [title, ...lines] = messages;
  if (title === undefined) return null;
  return (
    <Banner tone={tone} title={title}>
      {lines.length > 0 && lines.map((line) => <p key={line}>{line}</p>)}
    </Banner>
  );
}
