import type { OperationSummary } from "./list-operations.server";

/** Every call by address, for those who have no script, and until the viewer is there. */
export function OperationList({ calls }: { calls: OperationSummary[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {calls.map(({ method, path, summary, access }) => (
        <li
          key={`${method} ${path}`}
          className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[5rem_minmax(0,1fr)_minmax(0,1fr)]"
        >
          <span className="font-mono text-sm font-semibold">{method}</span>
          <span className="font-mono text-sm break-words">{path}</span>
          <span>
            {summary}
            <span className="text-muted"> ({access})</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
