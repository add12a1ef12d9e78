// @one-engine

import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { S3Server } from "#tests/support/files/s3-server";
import { insertSession, requestAs } from "#tests/support/records/staff";
import { fileStore } from "~/files/configured-store.server";
import { StorageUnavailableError } from "~/files/file-store";
import { sha256 } from "~/lib/sha256.server";
import { env } from "~/process/env.server";
import { loader as pictureLoader } from "~/routes/downloads/project-picture";
import { addPicture, removeProject } from "./pictures.server";
import { storedNamesOf } from "./project";
import { createProject, findProject } from "./projects.server";

const bucket = new S3Server();
// The process has read its settings, and has not opened its store yet.
Object.assign(env(), {
  S3_BUCKET: "scans",
  S3_ENDPOINT: await bucket.listen(),
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
});
afterAll(() => bucket.close());

test("pictures in a bucket are stored, sent and removed; a failure stores none of their sizes", async () => {
  const session = await insertSession();
  const id = randomUUID();
  const values = {
    title: "Office tower",
    place: "Reno, Nevada",
    service: "scan-to-bim",
    text: "Text.",
    link: "",
  } as const;
  await createProject({ id, values, hasConsent: false }, session);
  const photograph = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#876" } })
    .jpeg()
    .toBuffer();
  const upload = { storedName: `${randomUUID()}-photo.jpg`, sha256: sha256(photograph) };
  await (await (await fileStore()).write(upload.storedName, Readable.from([photograph]))).commit();
  const uploaded = [...bucket.objects.keys()];
  const add = () => addPicture(id, { upload, alt: "A lobby" }, session);

  bucket.fault = ({ method, key }) =>
    method === "PUT" && key.endsWith("-1200.jpg") ? { status: 403, code: "AccessDenied" } : undefined;
  await expect(add()).rejects.toThrow(StorageUnavailableError);
  expect([...bucket.objects.keys()]).toEqual(uploaded);
  bucket.fault = () => undefined;

  expect(await add()).toEqual({ result: "done" });
  const [picture] = (await findProject(id))?.pictures ?? [];
  const names = storedNamesOf(picture ?? { id: "", widths: [] });
  expect([...bucket.objects.keys()].sort()).toEqual(
    [...uploaded, ...names.map((name) => `files/${name}`)].sort(),
  );
  const [name = ""] = names;
  const request = await requestAs(session.staff, `/projects/pictures/${name}`);
  const response = await pictureLoader({ request, params: { name }, context: {} });
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bucket.objects.get(`files/${name}`)?.content);

  expect(await removeProject(id, session)).toEqual({ result: "done" });
  expect([...bucket.objects.keys()]).toEqual(uploaded);
});
