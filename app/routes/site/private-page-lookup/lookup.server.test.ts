import { expect, test } from "vitest";
import { readResponse } from "#tests/support/routes/form-post";
import { consumeAddressAttempt } from "~/client-limits/address-limits.server";
import { clientLimits } from "~/client-limits/client-limits";
import { lookupTooMany } from "~/messages/private-page";
import { clientAddress } from "~/server/request-context.server";
import { action } from "./route";

const url = "http://localhost/request";
const typed = { reference: "K7MD-3R4F", email: "ada@example.com" };
const send = async () => {
  const request = new Request(url, { method: "POST", body: new URLSearchParams(typed) });
  return readResponse(await action({ request, params: {}, context: {} }));
};

test("answers lookups up to the address's limit, then refuses them and keeps the input", async () => {
  await consumeAddressAttempt(clientLimits.lookups, clientAddress(), clientLimits.lookups.attempts - 1);
  expect((await send()).location).toBe("/request");
  const { status, headers, shown } = await send();
  expect(status).toBe(429);
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(shown?.error?.[""]?.[0]).toBe(lookupTooMany);
  expect(shown?.initialValue).toEqual(typed);
});
