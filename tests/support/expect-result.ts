import { expect } from "vitest";

/** Awaits the outcome of a change, expects this result, and narrows its type. */
export async function expectResult<Outcome extends { result: string }, Result extends Outcome["result"]>(
  outcome: Promise<Outcome | null>,
  result: Result,
): Promise<Extract<Outcome, { result: Result }>> {
  const awaited = await outcome;
  expect(awaited?.result).toBe(result);
  return awaited as Extract<Outcome, { result: Result }>;
}
