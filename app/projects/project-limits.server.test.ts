// @one-engine

import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import sharp from "sharp";
import { expect, test } from "vitest";
import { insertSession } from "#tests/support/records/staff";
import { db } from "~/db/client.server";
import { projectPictures, projects } from "~/db/schema.server";
import { fileStore } from "~/files/configured-store.server";
import { sha256 } from "~/lib/sha256.server";
import { addPicture } from "./pictures.server";
import { preparePicture } from "./prepare-picture.server";
import { maxPictures, maxProjects } from "./project";
import { createProject, listProjects } from "./projects.server";

const values = {
  title: "Office tower",
  place: "Reno, Nevada",
  service: "scan-to-bim",
  text: "Text.",
  link: "",
};

test("there are up to 60 projects", async () => {
  const session = await insertSession();
  const create = () => createProject({ id: randomUUID(), values, hasConsent: false }, session);
  const rows = Array.from({ length: maxProjects - 1 }, (_, index) => ({ ...values, slug: `tower-${index}` }));
  await db().insert(projects).values(rows);
  expect(await create()).toEqual({ result: "done" });
  expect(await create()).toEqual({ result: "full" });
  expect(await listProjects()).toHaveLength(maxProjects);
});

test("a project has up to twelve pictures", async () => {
  const session = await insertSession();
  const id = randomUUID();
  await createProject({ id, values, hasConsent: false }, session);
  const others = Array.from({ length: maxPictures - 1 }, (_, position) => ({
    projectId: id,
    alt: "A lobby",
    widths: [480],
    height: 320,
    sourceSha256: sha256(String(position)),
    position,
  }));
  await db().insert(projectPictures).values(others);
  expect(await add("#876")).toEqual({ result: "done" });
  expect(await add("#678")).toEqual({ result: "full" });

  async function add(background: string) {
    const picture = await paint(background);
    return addPicture(id, { upload: await store(picture), alt: "A lobby" }, session);
  }
});

const paint = (background: string) =>
  sharp({ create: { width: 480, height: 320, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function store(picture: Buffer) {
  const storedName = `${randomUUID()}-photo.jpg`;
  await (await (await fileStore()).write(storedName, Readable.from([picture]))).commit();
  return { storedName, sha256: sha256(picture) };
}

test("of eleven pictures that arrive at once, the last one is told to wait", async () => {
  const stored = await store(await paint("#876"));
  const results = await Promise.all(Array.from({ length: 11 }, () => preparePicture(stored)));
  expect(results.map(({ result }) => result).sort()).toEqual(["busy", ...Array<string>(10).fill("done")]);
});
