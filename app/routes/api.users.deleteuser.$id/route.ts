import { resource } from "~/api/resource.server";
import * as text from "~/messages/api";
import { problem } from "~/api/json.server";
import { removeUser } from "~/staff/accounts/remove-user.server";
import { OwnAccountError, SystemAdminError, UnknownUserError } from "~/staff/user-errors";

const deleteUser = resource("routes/api.users.deleteuser.$id", {
  DELETE: async ({ params, session }) => {
    try {
      await removeUser(params.id, session);
      return { message: text.accountRemoved };
    } catch (error) {
      if (error instanceof UnknownUserError) return problem(404, text.unknownAccount);
      if (error instanceof OwnAccountError) return problem(409, text.ownAccount);
      if (error instanceof SystemAdminError) return problem(403, text.systemAdminRemoval);
      throw error;
    }
  },
});

export const loader = deleteUser.loader;
export const action = deleteUser.action;
