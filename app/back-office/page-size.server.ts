import { createCookie } from "@remix-run/node";
import { pageSize, pageSizes } from "~/booking/list/page-sizes";
import { daySeconds } from "~/lib/time";
import { isHttps } from "~/process/is-https.server";

/** Not signed: any of its values is allowed. */
const cookie = createCookie("rows", { httpOnly: true, sameSite: "lax", path: "/", maxAge: 400 * daySeconds });

/** Returns how many bookings a page of the list has in this browser. */
export async function readPageSize(request: Request): Promise<number> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  return pageSizes.find((size) => size === value) ?? pageSize;
}

/** Returns the Set-Cookie header that keeps the choice; one that is not offered is the default. */
export function rememberPageSize(request: Request, chosen: string): Promise<string> {
  const size = pageSizes.find((size) => String(size) === chosen) ?? pageSize;
  return cookie.serialize(size, { secure: isHttps(request) });
}
