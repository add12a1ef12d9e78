import { refusalResponse } from "~/api/change-response.server";
import { unauthorized } from "~/api/error-response.server";
import { problem, success } from "~/api/json.server";
import type { ApiCalls } from "~/api/resource.server";
import { removeColleague } from "~/booking/removed-colleague/remove-colleague.server";
import { accountRefusals } from "~/forms/refusals/account.server";
import * as text from "~/messages/api";
import { clientAddress } from "~/server/request-context.server";
import { createUser } from "~/staff/accounts/create-user.server";
import { updateUser } from "~/staff/accounts/update-user.server";
import { findUser, listUsers } from "~/staff/accounts/users.server";
import { signInAtOnce } from "~/staff/sign-in/sign-in.server";

const notSignedIn = {
  "wrong-password": text.invalidCredentials,
  "code-needed": text.codeNeeded,
  "wrong-code": text.codeWrong,
  "passkey-refused": text.codeWrong,
  ended: text.codeNeeded,
};

export const userCalls = {
  "api:auth-login": {
    POST: async ({ request, body }) => {
      const outcome = await signInAtOnce(request, body, clientAddress());
      if (outcome.result !== "signed-in") return unauthorized(notSignedIn[outcome.result]);
      const { staff, token, headers } = outcome;
      const { id, email, isAdmin } = staff;
      return success(200, { token, userId: id, email, admin: isAdmin ? "1" : "0" }, headers);
    },
  },
  "api:auth-register": {
    POST: async ({ body, session }) => {
      const outcome = await createUser(body, session);
      if (outcome.result === "email-taken")
        return problem(409, text.registrationFailed, { errors: { email: [text.emailTaken] } });
      const { id, fullName } = outcome.user;
      return { message: text.accountCreated(fullName), userId: id };
    },
  },
  "api:users": {
    GET: async () =>
      (await listUsers()).map(({ id, fullName, email, mobile }) => ({
        id,
        name: fullName,
        email,
        mobile,
        password: "" as const,
      })),
  },
  "api:user": {
    GET: async ({ params }) => {
      const found = await findUser(params.userId);
      if (!found) return problem(404, text.unknownAccount);
      return { id: found.id, name: found.fullName, email: found.email, mobile: found.mobile };
    },
    PUT: async ({ params, body, session }) => {
      const outcome = await updateUser(params.userId, body, session);
      if (outcome.result !== "done") return refusalResponse(accountRefusals, outcome);
      return { message: text.accountUpdated };
    },
  },
  "api:delete-user": {
    DELETE: async ({ params, session }) => {
      // Nobody is asked: the work waits without an owner, on the desk and in the calendar.
      const { result } = await removeColleague(params.id, { to: null }, session);
      if (result === "unknown-account") return problem(404, text.unknownAccount);
      if (result === "own-account") return problem(409, text.ownAccount);
      if (result === "system-admin") return problem(403, text.systemAdminRemoval);
      return { message: text.accountRemoved };
    },
  },
} satisfies ApiCalls;
