import { type Env, env } from "~/env.server";

/**
 * Where the proxy in front reads a stored file for itself, for the X-Accel-Redirect header; null where this
 * process sends it. Proxies of our own say their place in `X-Accel-Mapping` (deploy/nginx.conf); without
 * proxies anybody can write that header, so it says nothing.
 */
export function accelRedirectPath(
  request: Request,
  storedName: string,
  { S3_BUCKET, TRUST_PROXY }: Pick<Env, "S3_BUCKET" | "TRUST_PROXY"> = env(),
): string | null {
  const place = request.headers.get("X-Accel-Mapping") ?? "";
  const isOurs = TRUST_PROXY > 0 && !S3_BUCKET && /^\/[\w-]+\/$/.test(place);
  return isOurs ? place + encodeURIComponent(storedName) : null;
}
