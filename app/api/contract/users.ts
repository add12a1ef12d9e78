import { z } from "zod";
import { invalidCredentials, registrationFailed } from "~/messages/api";
import * as text from "~/messages/api-reference";
import { apiLoginSchema, newUserSchema, userChangesSchema } from "~/staff/schema";
import { id } from "./fields";
import type { Resource } from "./operation";

const account = { id, name: z.string(), email: z.string(), mobile: z.string() };

export const register = {
  path: "/api/auth/register",
  operations: {
    POST: {
      summary: text.register.summary,
      description: text.register.description,
      body: newUserSchema,
      example: {
        name: "Grace Hopper",
        email: "grace@example.com",
        mobile: "(702) 555-0199",
        password: "correct horse battery",
      },
      invalidMessage: registrationFailed,
      success: {
        status: 201,
        description: text.register.done,
        body: z.object({ message: z.string(), userId: id }),
      },
      refusals: text.register.refusals,
    },
  },
} as const satisfies Resource;

export const users = {
  path: "/api/users",
  operations: {
    GET: {
      summary: text.users.summary,
      description: text.users.description,
      success: {
        status: 200,
        description: text.users.done,
        body: z.array(
          z
            .object({ ...account, password: z.literal("").meta({ description: text.users.password }) })
            .meta({ id: "User" }),
        ),
      },
    },
  },
} as const satisfies Resource;

export const user = {
  path: "/api/users/{userId}",
  operations: {
    GET: {
      summary: text.user.summary,
      description: text.user.description,
      params: z.object({ userId: id }),
      success: { status: 200, description: text.user.done, body: z.object(account).meta({ id: "Profile" }) },
      refusals: text.user.refusals,
    },
    PUT: {
      summary: text.updateUser.summary,
      description: text.updateUser.description,
      params: z.object({ userId: id }),
      body: userChangesSchema,
      example: {
        fullName: "Grace Hopper",
        email: "grace@example.com",
        mobile: "(702) 555-0199",
        password: "",
      },
      success: {
        status: 200,
        description: text.updateUser.done,
        body: z.object({ message: z.string() }),
      },
      refusals: text.updateUser.refusals,
    },
  },
} as const satisfies Resource;

export const deleteUser = {
  path: "/api/users/deleteuser/{id}",
  operations: {
    DELETE: {
      summary: text.deleteUser.summary,
      description: text.deleteUser.description,
      params: z.object({ id }),
      success: {
        status: 200,
        description: text.deleteUser.done,
        body: z.object({ message: z.string() }),
      },
      refusals: text.deleteUser.refusals,
    },
  },
} as const satisfies Resource;

export const login = {
  path: "/api/auth/login",
  operations: {
    POST: {
      summary: text.login.summary,
      description: text.login.description,
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
      refusals: text.login.refusals,
    },
  },
} as const satisfies Resource;
