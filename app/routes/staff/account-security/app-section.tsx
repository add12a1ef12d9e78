import { Form } from "@remix-run/react";
import * as text from "~/messages/account-security";
import { Button } from "~/ui/button";
import { Panel } from "~/ui/panel";
import { useIsSubmitting } from "~/ui/submit-button";

/** The authenticator app and the recovery codes of the account. */
export function AppSection({
  appSince,
  recoveryCodesLeft,
  hasFactor,
}: {
  /** When the app was confirmed; null without one. */
  appSince: string | null;
  recoveryCodesLeft: number;
  /** Recovery codes stand in for a second factor; without one there are none. */
  hasFactor: boolean;
}) {
  return (
    <>
      <Panel title={text.app}>
        <div className="grid gap-4">
          <p className="text-muted">{text.appLead}</p>
          {appSince && <p>{text.appSince(appSince)}</p>}
          {appSince ? (
            <IntentButton intent="remove-app" label={text.removeApp} variant="danger" />
          ) : (
            <IntentButton intent="set-up-app" label={text.setUpApp} />
          )}
        </div>
      </Panel>
      {hasFactor && (
        <Panel title={text.recovery}>
          <div className="grid gap-4">
            <p className="text-muted">{text.recoveryLead}</p>
            <p>{text.recoveryLeft(recoveryCodesLeft)}</p>
            <IntentButton intent="renew-codes" label={text.renewCodes} />
          </div>
        </Panel>
      )}
    </>
  );
}

function IntentButton({
  intent,
  label,
  variant = "secondary",
}: {
  intent: string;
  label: string;
  variant?: "secondary" | "danger";
}) {
  const isSending = useIsSubmitting({ intent });
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" size="sm" variant={variant} isLoading={isSending}>
        {label}
      </Button>
    </Form>
  );
}
