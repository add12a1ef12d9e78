export type Theme = "light" | "dark";

/**
 * Returns the theme of the first `theme` cookie; undefined means the system setting. The first one counts, because a
 * proxy that caches pages by theme puts the cookie it read there (deploy/nginx.conf), so both always agree.
 */
export function readTheme(cookieHeader: string | null | undefined): Theme | undefined {
  const value = /(?:^|;)\s*theme=([^;]*)/.exec(cookieHeader ?? "")?.[1];
  return value === "light" || value === "dark" ? value : undefined;
}
