import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { removeColleague } from "~/booking/removed-colleague/remove-colleague.server";
import * as text from "~/messages/api";

export const loader = resource("routes/api/delete-user", {
  DELETE: async ({ params, session }) => {
    // Nobody is asked: the work waits without an owner, on the desk and in the calendar.
    const { result } = await removeColleague(params.id, { to: null }, session);
    if (result === "unknown-account") return problem(404, text.unknownAccount);
    if (result === "own-account") return problem(409, text.ownAccount);
    if (result === "system-admin") return problem(403, text.systemAdminRemoval);
    return { message: text.accountRemoved };
  },
});

export const action = loader;
