import createClient, { type Client } from "openapi-fetch";
import type { paths, webhooks } from "./api";

/** An event as a webhook is sent it. */
export type DatumEvent = webhooks[keyof webhooks]["post"]["requestBody"]["content"]["application/json"];

/**
 * Creates a client of the API, typed by its document. A call returns `data`, or `error` with the reason.
 *
 * @param site the address of the site, such as https://www.example.com
 * @param key made under Settings, Keys
 */
export function createDatum(site: string, key: string): Client<paths> {
  return createClient<paths>({ baseUrl: site, headers: { Authorization: `Bearer ${key}` } });
}
