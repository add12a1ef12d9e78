import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { findKnownDevice, writeDeviceCookie } from "./device-cookie.server";

/** Signs accounts in one after the other, and returns a request of that browser. */
async function signIn(accounts: string[]) {
  let request = new Request("http://localhost");
  for (const account of accounts) {
    const [cookie = ""] = (await writeDeviceCookie(request, account)).split(";");
    request = new Request("http://localhost", { headers: { Cookie: cookie } });
  }
  return request;
}

test("a browser is known to the last ten accounts that signed in, by one id", async () => {
  const accounts = Array.from({ length: 11 }, () => randomUUID());
  const request = await signIn([...accounts, ...accounts.slice(-1)]);
  const devices = await Promise.all(accounts.map((account) => findKnownDevice(request, account)));
  expect(devices[0]).toBeUndefined();
  expect(devices.slice(1).filter((device) => device !== undefined)).toHaveLength(10);
  expect(new Set(devices.slice(1)).size).toBe(1);
});
