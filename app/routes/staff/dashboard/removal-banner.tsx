import * as text from "~/messages/removals";
import { paths } from "~/paths";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button";

/** Tells administrators that old data are kept, and leads to where they confirm the clock. */
export function RemovalBanner({ reason }: { reason: keyof typeof text.reasons }) {
  const { title, text: explanation } = text.reasons[reason];
  return (
    <div className="mb-6">
      <Banner tone="warn" title={title}>
        <p>
          {explanation} {text.nothingLost}
        </p>
        <ButtonLink to={paths.removals()} size="sm" className="mt-3">
          {text.check}
        </ButtonLink>
      </Banner>
    </div>
  );
}
