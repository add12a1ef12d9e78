interface HeaderScore {
  /** Starts at 100. 130 is an A+ with every bonus that needs no preloading. */
  score: number;
  rules: string[];
}

type ScoreRule = [points: number, name: string];

const privateReferrers = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
const halfYear = 15_768_000;

/**
 * Applies the rules of the HTTP Observatory (scoring guide of 2024) that depend on one response over HTTPS. The remaining rules cannot add
 * points: scripts of other sites, cross-origin access, and cookies without SameSite.
 */
export function scoreHeaders(headers: Headers): HeaderScore {
  const found = [
    policyRule(parsePolicy(headers.get("Content-Security-Policy"))),
    frameRule(headers),
    referrerRule(headers.get("Referrer-Policy")),
    transportRule(headers.get("Strict-Transport-Security")),
    ...(headers.get("X-Content-Type-Options") === "nosniff" ? [] : [[-5, "no nosniff"] as ScoreRule]),
    resourceRule(headers.get("Cross-Origin-Resource-Policy")),
    ...(headers.get("Access-Control-Allow-Origin") === "*" ? [[-50, "open to every site"] as ScoreRule] : []),
    ...headers.getSetCookie().map(cookieRule),
  ];
  const sum = (rules: ScoreRule[]) => rules.reduce((total, [points]) => total + points, 0);
  const losses = found.filter(([points]) => points < 0);
  // A bonus counts only with a score of at least 90.
  const bonus = 100 + sum(losses) >= 90 ? sum(found.filter(([points]) => points > 0)) : 0;
  return {
    score: 100 + sum(losses) + bonus,
    rules: found.filter(([points]) => points !== 0).map(([points, name]) => `${points} ${name}`),
  };
}

/** Returns the sources by directive; null without a policy. */
function parsePolicy(text: string | null): Map<string, string[]> | null {
  if (!text) return null;
  return new Map(
    text.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name.toLowerCase(), sources] as const;
    }),
  );
}

function policyRule(policy: Map<string, string[]> | null): ScoreRule {
  if (!policy) return [-25, "no Content-Security-Policy"];
  const all = [...policy.values()].flat();
  if (all.some((source) => ["'unsafe-inline'", "data:", "*", "http:", "https:"].includes(source)))
    return [-20, "a policy that allows inline content or every site"];
  if (all.includes("'unsafe-eval'")) return [-10, "a policy that allows eval"];
  return policy.get("default-src")?.join() === "'none'"
    ? [10, "a policy from default-src 'none'"]
    : [5, "a policy without unsafe sources"];
}

function frameRule(headers: Headers): ScoreRule {
  const policy = parsePolicy(headers.get("Content-Security-Policy"));
  const isDenied = /^(DENY|SAMEORIGIN)$/.test(headers.get("X-Frame-Options") ?? "");
  return isDenied || policy?.has("frame-ancestors") ? [5, "no frames"] : [-20, "frames"];
}

function referrerRule(policy: string | null): ScoreRule {
  if (policy === null) return [0, "no Referrer-Policy"];
  return privateReferrers.includes(policy)
    ? [5, "a private Referrer-Policy"]
    : [-5, "an open Referrer-Policy"];
}

function transportRule(header: string | null): ScoreRule {
  const age = Number(/max-age=(\d+)/.exec(header ?? "")?.[1] ?? -1);
  if (age < 0) return [-20, "no Strict-Transport-Security"];
  return age < halfYear ? [-10, "a short Strict-Transport-Security"] : [0, "Strict-Transport-Security"];
}

function resourceRule(policy: string | null): ScoreRule {
  return policy === "same-origin" || policy === "same-site"
    ? [10, "Cross-Origin-Resource-Policy"]
    : [0, "no Cross-Origin-Resource-Policy"];
}

function cookieRule(cookie: string): ScoreRule {
  if (!/;\s*secure/i.test(cookie)) return [-20, `a cookie without Secure: ${cookie.split("=", 1)[0]}`];
  if (/session/i.test(cookie.split("=", 1)[0] ?? "") && !/;\s*httponly/i.test(cookie))
    return [-30, "a session cookie for scripts"];
  return /;\s*samesite=(lax|strict)/i.test(cookie) ? [0, ""] : [-5, "a cookie for other sites"];
}
