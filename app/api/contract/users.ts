import { z } from "zod";
import { invalidCredentials, registrationFailed } from "~/messages/api";
import * as text from "~/messages/api-reference";
import { apiLoginSchema, newUserSchema, userChangesSchema } from "~/staff/schema";
import { id } from "./fields";
import { pickOperationTexts, type Resources, toOperation } from "./operation";

const account = { id, name: z.string(), email: z.string(), mobile: z.string() };
const params = z.object({ userId: id });
const message = z.object({ message: z.string() });

export const users = {
  "api:auth-register": {
    POST: {
      ...toOperation(text.register, message.extend({ userId: id }), 201),
      body: newUserSchema,
      example: {
        name: "Grace Hopper",
        email: "grace@example.com",
        mobile: "(702) 555-0199",
        password: "correct horse battery",
      },
      invalidMessage: registrationFailed,
    },
  },
  "api:users": {
    GET: toOperation(
      text.users,
      z.array(
        z
          .object({ ...account, password: z.literal("").meta({ description: text.users.password }) })
          .meta({ id: "User" }),
      ),
    ),
  },
  "api:user": {
    GET: { ...toOperation(text.user, z.object(account).meta({ id: "Profile" })), params },
    PUT: {
      ...toOperation(text.updateUser, message),
      params,
      body: userChangesSchema,
      example: {
        fullName: "Grace Hopper",
        email: "grace@example.com",
        mobile: "(702) 555-0199",
        password: "",
      },
    },
  },
  "api:delete-user": {
    DELETE: { ...toOperation(text.deleteUser, message), params: z.object({ id }) },
  },
  "api:auth-login": {
    POST: {
      ...pickOperationTexts(text.login),
      body: apiLoginSchema,
      example: { email: "ada@example.com", password: "correct horse battery" },
      invalidMessage: invalidCredentials,
      success: {
        status: 200,
        description: text.login.done,
        headers: z.object({ "Set-Cookie": z.string() }),
        body: z.object({
          token: z.string(),
          userId: id,
          email: z.string(),
          admin: z.enum(["0", "1"]).meta({ description: text.login.admin }),
        }),
      },
    },
  },
} as const satisfies Resources;
