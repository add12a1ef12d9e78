import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { removeColleague } from "~/booking/hand-over/remove-colleague.server";
import * as text from "~/messages/api";
import { OwnAccountError, SystemAdminError, UnknownUserError } from "~/staff/user-errors";

const deleteUser = resource("routes/api/delete-user", {
  DELETE: async ({ params, session }) => {
    try {
      // Nobody is asked: the work waits without an owner, on the desk and in the calendar.
      await removeColleague(params.id, { to: null }, session);
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
