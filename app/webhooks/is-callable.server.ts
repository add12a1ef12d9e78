import { checkOutside, OutsideError } from "~/lib/fetch-outside.server";

/**
 * Whether an address may be called, as far as can be seen without a look at the network.
 *
 * @param insideHosts INSIDE_HOSTS
 */
export function isCallable(insideHosts: readonly string[]): (url: string) => boolean {
  return (url) => {
    try {
      checkOutside(url, insideHosts);
      return true;
    } catch (error) {
      if (error instanceof OutsideError) return false;
      throw error;
    }
  };
}
