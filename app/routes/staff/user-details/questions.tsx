import * as text from "~/messages/staff-users";
import { paths } from "~/paths";
import type { User } from "~/staff/accounts/users.server";
import { ConfirmPage } from "~/ui/confirm-page";
import { changeAddress } from "./changes";

/** Asks whether to change the role of an account. */
export function RoleQuestion({ user: { id, fullName, isAdmin }, isOwn }: { user: User; isOwn: boolean }) {
  const role = isAdmin ? "staff" : "admin";
  const { title, consequence, confirm } = isOwn && isAdmin ? text.roleQuestions.self : ask(fullName, role);
  return (
    <ConfirmPage
      title={title}
      address={changeAddress(id, "role")}
      cancelAddress={paths.user(id)}
      fields={{ role }}
      confirmLabel={confirm}
      isDestructive={isAdmin}
    >
      <p className="wrap-anywhere">{consequence}</p>
    </ConfirmPage>
  );
}

function ask(name: string, role: "staff" | "admin") {
  const { title, consequence, confirm } = text.roleQuestions[role];
  return { title: title(name), consequence: consequence(name), confirm };
}

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
      fields={{ version: String(version) }}
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
