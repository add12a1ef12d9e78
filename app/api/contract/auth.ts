import { z } from "zod";
import { invalidCredentials } from "~/messages/api";
import * as text from "~/messages/api-reference";
import { apiLoginSchema } from "~/staff/schema";
import { id } from "./fields";
import type { Resource } from "./operation";

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
