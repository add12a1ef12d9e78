import { paths } from "~/paths";

const changes = ["details", "role", "password-link", "device", "sign-out", "calendar"] as const;

/** The forms of the page; the query of the address says which was sent. */
type Change = (typeof changes)[number];

/** Returns the address that a form of a colleague's page posts to. */
export function changeAddress(id: string, change: Change): string {
  return `${paths.user(id)}?change=${change}`;
}

/** Returns the change that an address names. */
export function readChange(url: string): Change | undefined {
  const asked = new URL(url).searchParams.get("change");
  return changes.find((change) => change === asked);
}

/** Returns the change that a page asks to confirm before its form is sent; null for those that need none. */
export function readQuestion(url: string): "role" | "sign-out" | "calendar" | null {
  const change = readChange(url);
  return change === "role" || change === "sign-out" || change === "calendar" ? change : null;
}
