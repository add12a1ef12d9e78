export type Theme = "light" | "dark";

/**
 * Returns the theme of the first `theme` cookie. Undefined means the system setting. nginx caches pages by theme, and passes the theme that
 * it read as the first cookie (deploy/nginx.conf), so both always agree.
 */
export function readTheme(cookieHeader: string | null | undefined): Theme | undefined {
  const value = /(?:^|;)\s*theme=([^;]*)/.exec(cookieHeader ?? "")?.[1];
  return value === "light" || value === "dark" ? value : undefined;
}
