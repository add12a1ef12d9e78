import type { ReactNode } from "react";
import * as text from "~/messages/password-reset";
import { Banner } from "~/ui/banner";
import { Container } from "~/ui/container";

export function SecretLinkPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  return (
    <Container className="pt-[clamp(2.5rem,5vw,5.5rem)] pb-section">
      <div className="grid max-w-120 justify-items-stretch gap-6">
        <div>
          <h1>{title}</h1>
          <p className="mt-4 text-lead wrap-anywhere text-muted">{lead}</p>
        </div>
        {children}
      </div>
    </Container>
  );
}

export function TooManyLinks({ wait }: { wait: string | null }) {
  if (wait === null) return null;
  return (
    <Banner tone="warn" title={text.tooMany}>
      <p>{text.tooManyAdvice(wait)}</p>
    </Banner>
  );
}
