import { type Env, env } from "~/process/env.server";

/**
 * Returns the X-Accel-Redirect path of a stored file, or null if this process must send the file itself.
 *
 * Our proxy sends the path prefix in `X-Accel-Mapping` (deploy/nginx.conf). Without a trusted proxy the header is
 * ignored, because any client can send it.
 */
export function accelRedirectPath(
  request: Request,
  storedName: string,
  { S3_BUCKET, TRUST_PROXY }: Pick<Env, "S3_BUCKET" | "TRUST_PROXY"> = env(),
): string | null {
  const prefix = request.headers.get("X-Accel-Mapping") ?? "";
  const isTrusted = TRUST_PROXY > 0 && !S3_BUCKET && /^\/[\w-]+\/$/.test(prefix);
  return isTrusted ? prefix + encodeURIComponent(storedName) : null;
}
