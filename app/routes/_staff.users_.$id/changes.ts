import { paths } from "~/paths";

const changes = ["details", "role", "password-link"] as const;

/** The forms of the page; the query of the address says which was sent. */
export type Change = (typeof changes)[number];

/** Returns the address that a form of a colleague's page posts to. */
export function changeAddress(id: string, change: Change): string {
  return `${paths.user(id)}?change=${change}`;
}

/** Returns the change that an address names. */
export function readChange(url: string): Change | undefined {
  const asked = new URL(url).searchParams.get("change");
  return changes.find((change) => change === asked);
}
