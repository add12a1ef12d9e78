import { resource } from "~/api/resource.server";
import { problem, success } from "~/http/json.server";
import { writeSessionCookie } from "~/staff/session-cookie.server";
import { createSession, endSession, longestSession } from "~/staff/sessions.server";
import { checkCredentials, InvalidCredentialsError } from "~/staff/sign-in.server";

const login = resource("routes/api.auth.login", {
  POST: async ({ request, body }) => {
    try {
      const { id, email, isAdmin } = await checkCredentials(body);
      await endSession(request);
      const token = await createSession(id);
      const cookie = await writeSessionCookie(request, token, longestSession);
      return success(200, { token, userId: id, email, admin: isAdmin ? "1" : "0" }, { "Set-Cookie": cookie });
    } catch (error) {
      if (!(error instanceof InvalidCredentialsError)) throw error;
      return problem(401, error.message, { headers: { "WWW-Authenticate": "Bearer" } });
    }
  },
});

export const loader = login.loader;
export const action = login.action;
