import { z } from "zod";
import type { Resource } from "~/api/operation";
import { newUserSchema, userChangesSchema } from "~/staff/schema";
import { id } from "./fields";

const account = { id, name: z.string(), email: z.string(), mobile: z.string() };
const systemAdmin = "The system admin's account is its owner's to change";

export const register = {
  path: "/api/auth/register",
  operations: {
    POST: {
      summary: "Add a member of staff",
      body: newUserSchema,
      example: {
        name: "Grace Hopper",
        email: "grace@example.com",
        mobile: "(702) 555-0199",
        password: "correct horse battery",
      },
      invalidMessage: "Registration failed. Please check your details.",
      success: {
        status: 201,
        description: "The account is open",
        body: z.object({ message: z.string(), userId: id }),
      },
      refusals: { 409: "Another account has the email" },
    },
  },
} as const satisfies Resource;

export const users = {
  path: "/api/users",
  operations: {
    GET: {
      summary: "Staff accounts",
      description: "By name, without the system admin's; at most 1,000.",
      success: {
        status: 200,
        description: "The accounts",
        body: z.array(
          z
            .object({ ...account, password: z.literal("").meta({ description: "Always empty" }) })
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
      summary: "One staff account",
      description: "Administrators see any, other staff their own.",
      params: z.object({ userId: id }),
      success: { status: 200, description: "The account", body: z.object(account).meta({ id: "Profile" }) },
      refusals: { 404: "There is no such account" },
    },
    PUT: {
      summary: "Change a staff account",
      description:
        "Administrators change any, other staff their own. An empty password stays as it is; a new password or email ends the account's other sessions.",
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
        description: "The account is changed",
        body: z.object({ message: z.string() }),
      },
      refusals: {
        403: systemAdmin,
        404: "There is no such account",
        409: "Another account has the email",
      },
    },
  },
} as const satisfies Resource;

export const deleteUser = {
  path: "/api/users/deleteuser/{id}",
  operations: {
    DELETE: {
      summary: "Remove a staff account",
      description: "Its sessions end at once.",
      params: z.object({ id }),
      success: {
        status: 200,
        description: "The account is removed",
        body: z.object({ message: z.string() }),
      },
      refusals: {
        403: systemAdmin,
        404: "There is no such account, or it is already removed",
        409: "The account is the caller's own",
      },
    },
  },
} as const satisfies Resource;
