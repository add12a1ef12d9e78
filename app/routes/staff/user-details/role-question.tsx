import * as text from "~/messages/colleague";
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
