import type { Call, Method } from "~/api/operation";
import { contract, type ResourceId } from "~/api/contract";
import { type Access, policies, type Policy } from "~/policies";

/** A call in a line. */
export interface DescribedCall {
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

/** All calls of the contract, in its order. */
export function listCalls(): DescribedCall[] {
  return (Object.keys(contract) as ResourceId[]).flatMap((id) => {
    const { path, calls }: { path: string; calls: Partial<Record<Method, Call>> } = contract[id];
    const policy: Policy = policies[id];
    return (Object.entries(calls) as [Method, Call][]).map(([method, { summary }]) => ({
      method,
      path,
      summary,
      access: who[policy[method] ?? "nobody"],
    }));
  });
}
