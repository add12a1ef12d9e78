import * as bookingText from "~/messages/booking";
import * as text from "~/messages/draft-link";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Failure } from "./failure";

type Closed = { kind: "moved"; isSubmitted: boolean } | { kind: "unavailable"; messages: string[] };

export function ClosedForm({ closed }: { closed: Closed }) {
  return closed.kind === "moved" ? (
    <Moved isSubmitted={closed.isSubmitted} />
  ) : (
    <Unavailable messages={closed.messages} />
  );
}

function Unavailable({ messages }: { messages: string[] }) {
  return (
    <Container className="grid gap-8 pt-[clamp(2rem,1.2rem+3vw,4rem)] pb-section lg:grid-cols-12">
      <div className="grid gap-8 lg:col-span-7">
        <h1>{bookingText.title}</h1>
        <Failure messages={messages} />
      </div>
    </Container>
  );
}

/** The draft was continued in another browser. */
function Moved({ isSubmitted }: { isSubmitted: boolean }) {
  return (
    <Container className="pb-section">
      <div className="grid max-w-read gap-7 pt-[clamp(2rem,1.2rem+3vw,4rem)]">
        <h1>{isSubmitted ? text.submittedTitle : text.movedTitle}</h1>
        <p className="text-lead text-muted">{isSubmitted ? text.submittedText : text.movedText}</p>
        <p className="flex flex-wrap gap-3">
          {isSubmitted ? (
            <ButtonLink to={paths.privatePageLookup()} variant="primary">
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
