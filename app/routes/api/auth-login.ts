import { problem, success } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import * as text from "~/messages/api";
import { clientAddress } from "~/server/client-address.server";
import { signInAtOnce } from "~/staff/sign-in/sign-in-at-once.server";
import { InvalidCodeError, InvalidCredentialsError, SecondFactorNeededError } from "~/staff/user-errors";

const login = resource("routes/api/auth-login", {
  POST: async ({ request, body }) => {
    try {
      const { staff, token, headers } = await signInAtOnce(request, body, clientAddress());
      const { id, email, isAdmin } = staff;
      return success(200, { token, userId: id, email, admin: isAdmin ? "1" : "0" }, headers);
    } catch (error) {
      return refuse(error);
    }
  },
});

function refuse(error: unknown): Response {
  const headers = { "WWW-Authenticate": "Bearer" };
  if (error instanceof SecondFactorNeededError) return problem(401, text.codeNeeded, { headers });
  if (error instanceof InvalidCodeError) return problem(401, text.codeWrong, { headers });
  if (error instanceof InvalidCredentialsError) return problem(401, error.message, { headers });
  throw error;
}

export const loader = login.loader;
export const action = login.action;
