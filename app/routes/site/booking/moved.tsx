import * as text from "~/messages/draft-link";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";

/** Replaces the form in a browser whose draft was continued in another one. */
export function Moved({ isSubmitted }: { isSubmitted: boolean }) {
  return (
    <Container className="pb-section">
      <div className="grid max-w-read gap-7 pt-[clamp(2rem,1.2rem+3vw,4rem)]">
        <h1>{isSubmitted ? text.submittedTitle : text.movedTitle}</h1>
        <p className="text-lead text-muted">{isSubmitted ? text.submittedText : text.movedText}</p>
        <p className="flex flex-wrap gap-3">
          {isSubmitted ? (
            <ButtonLink to={paths.findRequest()} variant="primary">
              {text.lookUp}
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.finishLater()} variant="primary">
              {text.movedMailLink}
            </ButtonLink>
          )}
          <ButtonLink to={paths.booking({ start: "new" })}>{text.startNew}</ButtonLink>
        </p>
      </div>
    </Container>
  );
}
