export type Theme = "light" | "dark";

/** The theme that the `theme` cookie names; undefined leaves it to the system. */
export function readTheme(cookieHeader: string | null): Theme | undefined {
  const value = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookieHeader ?? "")?.[1];
  return value === "light" || value === "dark" ? value : undefined;
}
