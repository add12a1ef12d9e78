import type { Operation } from "~/api/operation";
import { contract, type ResourceId } from "~/api/contract";
import { type Access, type Method, policies, type Policy } from "~/policies";

/** A call in a line. */
export interface OperationSummary {
  method: Method;
  path: string;
  summary: string;
  access: string;
}

const who: Record<Access, string> = {
  anyone: "anyone",
  staff: "staff",
  admin: "administrators",
  self: "the account's owner and administrators",
  nobody: "nobody",
};

/** All operations of the contract, in its order. */
export function listOperations(): OperationSummary[] {
  return (Object.keys(contract) as ResourceId[]).flatMap((id) => {
    const { path, operations }: { path: string; operations: Partial<Record<Method, Operation>> } =
      contract[id];
    const policy: Policy = policies[id];
    return (Object.entries(operations) as [Method, Operation][]).map(([method, { summary }]) => ({
      method,
      path,
      summary,
      access: who[policy[method] ?? "nobody"],
    }));
  });
}
