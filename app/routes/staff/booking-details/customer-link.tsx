import * as text from "~/messages/booking-work";
import { ButtonLink } from "~/ui/button";
import { Panel } from "~/ui/panel";

/** Tells staff of the customer's page, and leads to the question whether to give it a new link. */
export function CustomerLink() {
  return (
    <Panel title={text.linkTitle}>
      <p className="mb-3 text-muted">{text.linkText}</p>
      <ButtonLink to={{ search: "?renew" }} size="sm">
        {text.renewLink}
      </ButtonLink>
    </Panel>
  );
}
