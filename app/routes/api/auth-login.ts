import { problem, success } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import * as text from "~/messages/api";
import { clientAddress } from "~/server/request-context.server";
import { signInAtOnce } from "~/staff/sign-in/sign-in.server";

const refusals = {
  "wrong-password": text.invalidCredentials,
  "code-needed": text.codeNeeded,
  "wrong-code": text.codeWrong,
  "passkey-refused": text.codeWrong,
  ended: text.codeNeeded,
};

export const loader = resource("routes/api/auth-login", {
  POST: async ({ request, body }) => {
    const outcome = await signInAtOnce(request, body, clientAddress());
    if (outcome.result !== "signed-in")
      return problem(401, refusals[outcome.result], { headers: { "WWW-Authenticate": "Bearer" } });
    const { staff, token, headers } = outcome;
    const { id, email, isAdmin } = staff;
    return success(200, { token, userId: id, email, admin: isAdmin ? "1" : "0" }, headers);
  },
});

export const action = loader;
