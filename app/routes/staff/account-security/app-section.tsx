import { IntentButton } from "~/back-office/intent-button";
import * as text from "~/messages/account-security";
import { Panel } from "~/ui/panel";

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
            <IntentButton intent="remove-app" variant="danger">
              {text.removeApp}
            </IntentButton>
          ) : (
            <IntentButton intent="set-up-app">{text.setUpApp}</IntentButton>
          )}
        </div>
      </Panel>
      {hasFactor && (
        <Panel title={text.recovery}>
          <div className="grid gap-4">
            <p className="text-muted">{text.recoveryLead}</p>
            <p>{text.recoveryLeft(recoveryCodesLeft)}</p>
            <IntentButton intent="renew-codes">{text.renewCodes}</IntentButton>
          </div>
        </Panel>
      )}
    </>
  );
}
