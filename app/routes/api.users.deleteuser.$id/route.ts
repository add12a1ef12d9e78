import { resource } from "~/api/resource.server";
import { problem } from "~/api/json.server";
import { removeUser } from "~/staff/accounts/remove-user.server";
import { OwnAccountError, SystemAdminError, UnknownUserError } from "~/staff/user-errors";

const deleteUser = resource("routes/api.users.deleteuser.$id", {
  DELETE: async ({ params, session }) => {
    try {
      await removeUser(params.id, session);
      return { message: "User removed" };
    } catch (error) {
      if (error instanceof UnknownUserError) return problem(404, "There is no such account.");
      if (error instanceof OwnAccountError) return problem(409, "Nobody can remove their own account.");
      if (error instanceof SystemAdminError)
        return problem(403, "The system admin's account cannot be removed.");
      throw error;
    }
  },
});

export const loader = deleteUser.loader;
export const action = deleteUser.action;
