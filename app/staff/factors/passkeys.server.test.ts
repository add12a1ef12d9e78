// @one-engine

import { expect, test } from "vitest";
import { insertSession } from "#tests/support/records/staff";
import { db } from "~/db/client.server";
import { passkeys } from "~/db/schema.server";
import { newPasskeyRequest } from "./passkeys.server";

const site = { origin: "https://scan.example", id: "scan.example" };

test("an account has up to 20 passkeys", async () => {
  const session = await insertSession();
  const addRows = (ids: number[]) =>
    db()
      .insert(passkeys)
      .values(
        ids.map((id) => ({
          id: String(id),
          userId: session.staff.id,
          publicKey: Buffer.from("key"),
          name: "Phone",
        })),
      );
  await addRows(Array.from({ length: 19 }, (_, id) => id));
  expect(await newPasskeyRequest(session, site, "Datum 3D")).toMatchObject({ rp: { id: site.id } });
  await addRows([19]);
  expect(await newPasskeyRequest(session, site, "Datum 3D")).toBeNull();
});
