import { paths } from "~/paths";
import { backgroundHeader } from "~/staff/sessions/background-header";
import { type PendingEnquiries, parsePendingResponse } from "./pending-enquiries";

/** Milliseconds from an answer to the next question. */
const interval = 10_000;
/** After failures the wait doubles up to this. */
const longestInterval = 60_000;
/** With the interval, a new enquiry shows within 15 s or not by this call. */
const timeLimit = 5_000;

/** Why the bell is not up to date: the server cannot be reached or talks nonsense, or the session has ended. */
export type Trouble = "unreachable" | "signed-out";

/**
 * Asks for the pending enquiries now and then over and over, one call at a time, while the page is
 * visible; at once when it becomes visible again. Ends by itself when the session has ended.
 *
 * @returns what ends it
 */
export function pollPending(
  onAnswer: (pending: PendingEnquiries) => void,
  onTrouble: (trouble: Trouble) => void,
): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let call: AbortController | undefined;
  let hasEnded = false;

  const schedule = () => {
    clearTimeout(timer);
    if (hasEnded || document.visibilityState === "hidden") return;
    timer = setTimeout(() => void ask(), Math.min(interval * 2 ** failures, longestInterval));
  };
  const end = () => {
    hasEnded = true;
    clearTimeout(timer);
    call?.abort();
    document.removeEventListener("visibilitychange", onVisibility);
  };
  const ask = async () => {
    clearTimeout(timer);
    if (call) return;
    call = new AbortController();
    const answer = await askOnce(call);
    call = undefined;
    if (hasEnded) return;
    if (answer === "signed-out") end();
    failures = answer === "unreachable" ? failures + 1 : 0;
    if (typeof answer === "string") onTrouble(answer);
    else onAnswer(answer);
    schedule();
  };
  const onVisibility = () => {
    if (document.visibilityState === "visible") void ask();
    else clearTimeout(timer);
  };

  document.addEventListener("visibilitychange", onVisibility);
  onVisibility();
  return end;
}

async function askOnce(call: AbortController): Promise<PendingEnquiries | Trouble> {
  const limit = setTimeout(() => call.abort(), timeLimit);
  try {
    const response = await fetch(paths.api.pending(), {
      headers: { Accept: "application/json", [backgroundHeader]: "1" },
      cache: "no-store",
      signal: call.signal,
    });
    if (response.status === 401) return "signed-out";
    if (!response.ok) return "unreachable";
    const askedAt = new Date(response.headers.get("Date") ?? Date.now());
    return parsePendingResponse(await response.json(), askedAt) ?? "unreachable";
  } catch {
    // No answer, too late, or no JSON: the bell says so, and the next call may do better.
    return "unreachable";
  } finally {
    clearTimeout(limit);
  }
}
