import type { ReactNode } from "react";
import * as text from "~/messages/errors";
import { RichText } from "~/messages/rich-text";
import * as uiText from "~/messages/ui";
import { paths } from "~/paths";
import { contactText } from "~/settings/company";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { useRenderContext } from "~/ui/render-context";
import { contactTags } from "./contact-tags";
import { Logo } from "./logo";

/** Renders the page of an unexpected error with the request id, by which the log entry can be found. */
export function ErrorPage() {
  const { requestId } = useRenderContext();
  return (
    <BarePage className="justify-items-start">
      <h1 className="max-w-[20ch]">{text.failedTitle}</h1>
      <p className="mt-5 max-w-[48ch] text-lead text-muted">
        <RichText text={contactText(text.failedText)} tags={contactTags} />
      </p>
      {requestId && (
        <p className="mt-4 font-mono text-mono wrap-anywhere text-muted">{uiText.requestId(requestId)}</p>
      )}
      <ButtonLink to={paths.home()} reloadDocument variant="primary" className="mt-8">
        {text.returnHome}
      </ButtonLink>
    </BarePage>
  );
}

/** Renders the frame of a page without header and footer: the logo, and the content below. */
export function BarePage({ className, children }: { className: string; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh grid-rows-[auto_1fr]">
      <Container className="flex min-h-18 items-center">
        <a href={paths.home()} className="inline-flex min-h-11 items-center">
          <Logo />
        </a>
      </Container>
      <Container className={`grid content-center pt-8 pb-24 ${className}`}>{children}</Container>
    </main>
  );
}
