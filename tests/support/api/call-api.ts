import type { Staff } from "~/access/session";
import { action, loader } from "~/routes/api/route";
import { createSession } from "~/staff/sessions/sessions.server";
import { expectDocumented } from "./document";

export interface Called {
  status: number;
  headers: Headers;
  text: string;
  body: unknown;
}

interface Call extends RequestInit {
  as?: Staff;
  key?: string;
  json?: unknown;
}

/** Calls the API route at the address within this process, and expects the response to conform to the API document. */
export async function callApi(
  method: string,
  address: string,
  { as, key, json, ...init }: Call = {},
): Promise<Called> {
  const url = new URL(address, "http://localhost");
  const headers = new Headers(init.headers);
  if (as) headers.set("Authorization", `Bearer ${await createSession(as.id)}`);
  if (key) headers.set("Authorization", `Bearer ${key}`);
  if (json !== undefined && !headers.has("Content-Type")) headers.set("Content-Type", "application/json");
  const body = json === undefined ? init.body : JSON.stringify(json);
  const request = new Request(url, {
    ...init,
    method,
    headers,
    ...(body ? { body, duplex: "half" } : {}),
  });

  const isRead = ["GET", "HEAD", "OPTIONS"].includes(method);
  const response = await (isRead ? loader : action)({ request });
  const text = await response.text();
  if (method !== "HEAD") expectDocumented({ method, path: url.pathname }, response, text);
  return { status: response.status, headers: response.headers, text, body: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
