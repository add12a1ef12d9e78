import * as text from "~/messages/webhooks";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button";
import { SecretField } from "./secret-field";

/** The secret of a webhook, which is shown once, and a button that leads on. */
export function WebhookSecret({
  title,
  secret,
  next,
  children,
}: {
  title: string;
  secret: string;
  next: string;
  children?: string;
}) {
  return (
    <>
      <Banner tone="ok" title={title}>
        <p>{text.secretAdvice}</p>
        {children && <p>{children}</p>}
      </Banner>
      <SecretField label={text.secret} secret={secret} copyByHand={text.copyByHand} />
      <p>
        <ButtonLink to={next} size="sm" variant="primary">
          {text.done}
        </ButtonLink>
      </p>
    </>
  );
}
