import { env } from "~/process/env.server";

/** Returns scheme and host of the site; undefined without PUBLIC_URL, which no mail is sent without. */
export function publicOrigin(): string | undefined {
  const { PUBLIC_URL } = env();
  return PUBLIC_URL && new URL(PUBLIC_URL).origin;
}
