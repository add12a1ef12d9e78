import { resource } from "~/api/resource.server";
import { clientAddress } from "~/server/client-address.server";
import { problem, success } from "~/api/json.server";
import { signIn } from "~/staff/sign-in/sign-in.server";
import { InvalidCredentialsError } from "~/staff/user-errors";

const login = resource("routes/api.auth.login", {
  POST: async ({ request, body }) => {
    try {
      const { staff, token, headers } = await signIn(request, body, clientAddress());
      const { id, email, isAdmin } = staff;
      return success(200, { token, userId: id, email, admin: isAdmin ? "1" : "0" }, headers);
    } catch (error) {
      if (!(error instanceof InvalidCredentialsError)) throw error;
      return problem(401, error.message, { headers: { "WWW-Authenticate": "Bearer" } });
    }
  },
});

export const loader = login.loader;
export const action = login.action;
