import { contract, type ResourceId } from "~/api/contract";
import type { Operation } from "~/api/contract/operation";
import { access as accessNames } from "~/messages/api-reference";
import { type Method, policies, type Policy } from "~/policies";

/** An operation in one line. */
export interface OperationSummary {
  method: Method;
  path: string;
  summary: string;
  access: string;
}

/** Returns all operations of the contract, in its order. */
export function listOperations(): OperationSummary[] {
  return (Object.keys(contract) as ResourceId[]).flatMap((id) => {
    const { path, operations }: { path: string; operations: Partial<Record<Method, Operation>> } =
      contract[id];
    const policy: Policy = policies[id];
    return (Object.entries(operations) as [Method, Operation][]).map(([method, { summary }]) => ({
      method,
      path,
      summary,
      access: accessNames[policy[method] ?? "nobody"],
    }));
  });
}
