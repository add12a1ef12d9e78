import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PopulatedApp, startPopulatedApp } from "#tests/support/app/personas";
import { findFormTargets, type FormTarget, noFields } from "#tests/support/faults/form-targets";
import { hostileBodies } from "#tests/support/faults/hostile-bodies";
import { hostileEntries } from "#tests/support/faults/hostile-forms";

let populated: PopulatedApp;
let targets: FormTarget[];

beforeAll(async () => {
  populated = await startPopulatedApp();
  targets = await findFormTargets(populated);
});
afterAll(() => populated.app.stop());

async function send({ url, method, headers }: FormTarget, type: string, body: BodyInit): Promise<number> {
  const init = { method, redirect: "manual" as const, headers: { ...headers, "Content-Type": type }, body };
  const response = await fetch(url, init);
  await response.arrayBuffer();
  return response.status;
}

test("every page with a form and every API operation with a body is found", () => {
  const names = targets.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      "POST /login",
      "POST /booking",
      "POST /signup",
      "POST /booking-details/:id",
      "POST /api/booking/create",
      "POST /api/files/upload",
      "PUT /api/users/:userId",
    ]),
  );
  expect(targets.find(({ name }) => name === "POST /login")?.fields.map(([name]) => name)).toEqual(
    expect.arrayContaining(["email", "password"]),
  );
});

test("every page with a form shows it again, with the reason, if it could not be read", async () => {
  // Some pages show no form without a draft, work to hand over, or similar records.
  const shown = targets.filter(({ kinds, fields }) => kinds.includes("form") && fields !== noFields);
  const byPage = new Map(shown.toReversed().map((target) => [new URL(target.url).pathname, target]));
  for (const { url, headers, name } of byPage.values()) {
    const init = { method: "POST", headers: { ...headers, "Content-Type": "text/plain" }, body: "x=1" };
    const response = await fetch(url, { ...init, redirect: "manual" });
    // Removes scripts, because they contain React's data, which is not visible.
    const text = (await response.text()).replace(/<script[^]*?<\/script>/g, "");
    expect.soft([name, response.status, text.includes(reason)]).toEqual([name, 415, true]);
  }
  expect(byPage.size).toBeGreaterThan(20);
});

const reason = "This form must be sent as application/x-www-form-urlencoded.";

// Sends each body to only every fifteenth route, because many bodies have 256 KB.
test("every route responds to the worst bodies, and none with a 5xx", async () => {
  let count = 0;
  for (const target of targets)
    for (const hostile of hostileBodies(target)) {
      if (count++ % 15 > 0) continue;
      const status = await send(target, hostile.type, hostile.body()).catch(() => "no response");
      expect
        .soft(status, `${target.name}: ${hostile.name}`)
        .toSatisfy((code) => typeof code === "number" && code < 500);
    }
}, 180_000);

test("no generated form gets a 5xx", async () => {
  for (const target of targets.filter(({ kinds }) => kinds.includes("form"))) {
    const field = target.fields.at(-1)?.[0] ?? "id";
    await fc.assert(
      fc.asyncProperty(fc.array(hostileEntries(field), { maxLength: 30 }), async (hostile) => {
        const body = new URLSearchParams([...hostile, ...target.fields]);
        const status = await send(target, "application/x-www-form-urlencoded", body);
        expect(status, target.name).toBeLessThan(500);
      }),
      { numRuns: 3 },
    );
  }
});
