export type Theme = "light" | "dark";

/**
 * The theme that the first `theme` cookie names; undefined leaves it to the system. The first one decides: a proxy
 * that keeps pages by theme puts the cookie that it read there (deploy/nginx.conf), so both always agree.
 */
export function readTheme(cookieHeader: string | null): Theme | undefined {
  const value = /(?:^|;)\s*theme=([^;]*)/.exec(cookieHeader ?? "")?.[1];
  return value === "light" || value === "dark" ? value : undefined;
}
