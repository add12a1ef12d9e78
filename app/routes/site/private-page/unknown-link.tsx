import * as text from "~/messages/request";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { contactText } from "~/settings/company";
import { contactTags } from "~/site/contact-tags";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";

/**
 * The page for a link that opens nothing. The same for all of them: it says nothing about the link.
 *
 * @param wait how long to wait, if too many of them came from the visitor's network
 */
export function UnknownLink({ wait }: { wait: string | null }) {
  return (
    <Container className="grid justify-items-start gap-y-6 pt-[clamp(2.5rem,5vw,5.5rem)] pb-section">
      <h1 className="max-w-[18ch]">{text.unknown.title}</h1>
      <p className="max-w-[52ch] text-lead text-muted">{text.unknown.lead}</p>
      {wait !== null && (
        <Banner tone="warn" title={text.unknown.tooMany}>
          <p>{text.unknown.tooManyAdvice(wait)}</p>
        </Banner>
      )}
      <ButtonLink to={paths.findRequest()} reloadDocument variant="primary">
        {text.unknown.find}
      </ButtonLink>
      <p>
        {text.questions} <RichText text={contactText(text.call)} tags={contactTags} />
      </p>
    </Container>
  );
}
