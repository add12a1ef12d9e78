import { z } from "zod";
import type { Resource } from "~/api/operation";
import { loginSchema } from "~/staff/schema";
import { id } from "./fields";

export const login = {
  path: "/api/auth/login",
  operations: {
    POST: {
      summary: "Sign in",
      description:
        "The token is good for `Authorization: Bearer`; the same session also comes as a cookie. It ends after two hours without a request, and after twelve in any case.",
      body: loginSchema,
      example: { email: "ada@example.com", password: "correct horse battery" },
      invalidMessage: "Invalid email or password",
      success: {
        status: 200,
        description: "Signed in",
        headers: z.object({ "Set-Cookie": z.string() }),
        body: z.object({
          token: z.string(),
          userId: id,
          email: z.string(),
          admin: z.enum(["0", "1"]).meta({ description: '"1" for administrators' }),
        }),
      },
      refusals: {
        401: "The email, the password or both are wrong",
        429: "Too many wrong passwords for this account, or from this address",
        503: "Too many passwords are being checked at once",
      },
    },
  },
} as const satisfies Resource;
