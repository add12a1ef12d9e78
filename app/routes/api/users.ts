import { refusalResponse } from "~/api/change-response.server";
import { unauthorized } from "~/api/error-response.server";
import type { ApiCalls } from "~/api/resource.server";
import { removeWithoutSuccessor } from "~/booking/removed-colleague/remove-colleague.server";
import * as text from "~/messages/api";
import { accountRefusals } from "~/refusals/account.server";
import { problem, success } from "~/server/json-response.server";
import { clientAddress } from "~/server/request-context.server";
import { createUser } from "~/staff/accounts/create-user.server";
import { updateUser } from "~/staff/accounts/update-user.server";
import { findUser, listUsers } from "~/staff/accounts/users.server";
import { signInByApi } from "~/staff/sign-in/sign-in.server";

const notSignedIn = {
  "wrong-password": text.invalidCredentials,
  "code-needed": text.codeNeeded,
  "wrong-code": text.codeWrong,
  "passkey-refused": text.codeWrong,
  ended: text.codeNeeded,
};

const registrationRefusals = {
  ...accountRefusals,
  "email-taken": {
    api: () => ({ ...accountRefusals["email-taken"].api(), message: text.registrationFailed }),
  },
};

const removalRefusals = {
  ...accountRefusals,
  "system-admin": {
    api: () => ({ ...accountRefusals["system-admin"].api(), message: text.systemAdminRemoval }),
  },
};

export const userCalls = {
  "api:auth-login": {
    POST: async ({ request, body }) => {
      const outcome = await signInByApi(request, body, clientAddress());
      if (outcome.result !== "done") return unauthorized(notSignedIn[outcome.result]);
      const { staff, token, headers } = outcome;
      const { id, email, isAdmin } = staff;
      return success(200, { token, userId: id, email, admin: isAdmin ? "1" : "0" }, headers);
    },
  },
  "api:auth-register": {
    POST: async ({ body, session }) => {
      const outcome = await createUser(body, session);
      if (outcome.result !== "done") return refusalResponse(registrationRefusals, outcome);
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
      const user = await findUser(params.userId);
      if (!user) return problem(404, text.unknownAccount);
      return { id: user.id, name: user.fullName, email: user.email, mobile: user.mobile };
    },
    PUT: async ({ params, body, session }) => {
      const outcome = await updateUser(params.userId, body, session);
      if (!outcome) return problem(404, text.unknownAccount);
      if (outcome.result !== "done") return refusalResponse(accountRefusals, outcome);
      return { message: text.accountUpdated };
    },
  },
  "api:delete-user": {
    DELETE: async ({ params, session }) => {
      const outcome = await removeWithoutSuccessor(params.id, session);
      if (!outcome) return problem(404, text.unknownAccount);
      if (outcome.result !== "done") return refusalResponse(removalRefusals, outcome);
      return { message: text.accountRemoved };
    },
  },
} satisfies ApiCalls;
