import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import * as text from "~/messages/api";
import { updateUser } from "~/staff/accounts/update-user.server";
import { findUser } from "~/staff/accounts/users.server";
import { EmailTakenError, SystemAdminError, UnknownUserError } from "~/staff/user-errors";

const user = resource("routes/api/user", {
  GET: async ({ params }) => {
    const found = await findUser(params.userId);
    if (!found) return problem(404, text.unknownAccount);
    return { id: found.id, name: found.fullName, email: found.email, mobile: found.mobile };
  },
  PUT: async ({ params, body, session }) => {
    try {
      await updateUser(params.userId, body, session);
      return { message: text.accountUpdated };
    } catch (error) {
      if (error instanceof UnknownUserError) return problem(404, text.unknownAccount);
      if (error instanceof SystemAdminError) return problem(403, text.systemAdminChange);
      if (!(error instanceof EmailTakenError)) throw error;
      const message = text.emailTaken;
      return problem(409, message, { errors: { email: [message] } });
    }
  },
});

export const loader = user.loader;
export const action = user.action;
