import type { ReactNode } from "react";
import * as text from "~/messages/private-page";
import { RichText } from "~/messages/rich-text";
import { contactText } from "~/settings/company";
import { contactTags } from "~/site/contact-tags";
import { Banner } from "~/ui/banner";
import { Container } from "~/ui/container";

interface UnknownLinkProps {
  title: string;
  lead: string;
  /** The advice after too many invalid links from the visitor's network. Null otherwise. */
  tooManyAdvice: string | null;
  children?: ReactNode;
}

/** The page for an invalid secret link. It is always the same, so it reveals nothing about the link. */
export function UnknownLink({ title, lead, tooManyAdvice, children }: UnknownLinkProps) {
  return (
    <Container className="grid justify-items-start gap-y-6 pt-[clamp(2.5rem,5vw,5.5rem)] pb-section">
      <h1 className="max-w-[20ch]">{title}</h1>
      <p className="max-w-[52ch] text-lead text-muted">{lead}</p>
      {tooManyAdvice !== null && (
        <Banner tone="warn" title={text.unknown.tooMany}>
          <p>{tooManyAdvice}</p>
        </Banner>
      )}
      {children}
      <p>
        {text.questions} <RichText text={contactText(text.call)} tags={contactTags} />
      </p>
    </Container>
  );
}
