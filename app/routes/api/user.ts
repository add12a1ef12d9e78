import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import * as text from "~/messages/api";
import { updateUser } from "~/staff/accounts/update-user.server";
import { findUser } from "~/staff/accounts/users.server";

export const loader = resource("routes/api/user", {
  GET: async ({ params }) => {
    const found = await findUser(params.userId);
    if (!found) return problem(404, text.unknownAccount);
    return { id: found.id, name: found.fullName, email: found.email, mobile: found.mobile };
  },
  PUT: async ({ params, body, session }) => {
    const { result } = await updateUser(params.userId, body, session);
    if (result === "unknown-account") return problem(404, text.unknownAccount);
    if (result === "system-admin") return problem(403, text.systemAdminChange);
    if (result === "email-taken")
      return problem(409, text.emailTaken, { errors: { email: [text.emailTaken] } });
    return { message: text.accountUpdated };
  },
});

export const action = loader;
