import * as text from "~/messages/colleague-access";
import { paths } from "~/paths";
import type { User } from "~/staff/accounts/users.server";
import { ConfirmPage } from "~/ui/confirm-page";
import { changeAddress } from "./changes";

interface AccessQuestionProps {
  user: User;
  change: "sign-out" | "calendar";
  /** The version of the calendar address: one that changes meanwhile stays. */
  version: number;
}

/** Asks whether to sign a colleague out everywhere, or to end their calendar address. */
export function AccessQuestion({ user: { id, fullName }, change, version }: AccessQuestionProps) {
  const isSigningOut = change === "sign-out";
  return (
    <ConfirmPage
      title={isSigningOut ? text.signOutTitle(fullName) : text.endTitle(fullName)}
      address={changeAddress(id, change)}
      cancelAddress={paths.user(id)}
      fields={{ seen: String(version) }}
      confirmLabel={isSigningOut ? text.signOutEverywhere : text.endAddress}
      isDestructive
    >
      <p className="wrap-anywhere">
        {isSigningOut ? text.signOutConsequence(fullName) : text.endConsequence(fullName)}
      </p>
      {isSigningOut && <p className="text-muted">{text.passwordFirst}</p>}
    </ConfirmPage>
  );
}
