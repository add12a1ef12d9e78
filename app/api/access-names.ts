import type { Access } from "~/policies";

/** Who has access to an operation, as the API document and the list of operations write it. */
export const accessNames: Record<Access, string> = {
  anyone: "anyone",
  staff: "staff",
  admin: "administrators",
  self: "the account's owner and administrators",
  nobody: "nobody",
};
