import * as text from "~/messages/api-reference";
import type { OperationSummary } from "./list-operations.server";

/** Lists every operation by path: shown without JavaScript, and until the viewer has loaded. */
export function OperationList({ operations }: { operations: OperationSummary[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {operations.map(({ method, path, summary, access }) => (
        <li
          key={`${method} ${path}`}
          className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[5rem_minmax(0,1fr)_minmax(0,1fr)]"
        >
          <span className="font-mono text-sm font-semibold">{method}</span>
          <span className="font-mono text-sm wrap-anywhere">{path}</span>
          <span>{text.operation(summary, access)}</span>
        </li>
      ))}
    </ul>
  );
}
