import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startFullServer, startMuteServer } from "#tests/support/faults/silent-servers";
import { type S3Fault, S3Server } from "#tests/support/files/s3-server";
import { dayMs } from "~/lib/time";
import {
  type FileStore,
  StorageFullError,
  StorageUnavailableError,
  StoredFileMissingError,
} from "./file-store";
import { openS3Store } from "./s3-store.server";

const name = "0b9f8f7e-3c55-4c58-9a34-0d2f7c6f7a11-plan.pdf";
/** Two parts of a multipart upload. */
const large = Buffer.alloc(6_000_000, "large");
const small = Buffer.from("small");

let server: S3Server;
let endpoint: string;
let store: FileStore;
beforeEach(async () => {
  server = new S3Server();
  endpoint = await server.listen();
  store = openStore();
});
afterEach(() => server.close());

type StoreSettings = Partial<Parameters<typeof openS3Store>[0]>;

function openStore(settings: StoreSettings = {}) {
  const bucket = { bucket: "scans", region: "us-west-2", endpoint };
  return openS3Store({ ...bucket, accessKeyId: "key", secretAccessKey: "secret", ...settings });
}

/** Timeouts for a silent storage, too short for one that responds on a busy machine. */
const impatient: StoreSettings = { timeouts: { connect: 5_000, respond: 100, continue: 100 } };

const write = (content: Buffer) => store.write(name, Readable.from([content]));
const put = (content: Buffer) => server.objects.set(`files/${name}`, { content, modifiedAt: new Date() });

const operations: [string, () => Promise<unknown>][] = [
  ["writing a small file", () => write(small)],
  ["writing a large file", () => write(large)],
  ["reading a file", () => store.read(name)],
  ["removing a file", () => store.remove(name)],
];

const faults: [string, S3Fault][] = [
  ["closes connections", "gone"],
  ["asks for fewer requests", { status: 503, code: "SlowDown" }],
  ["fails itself", { status: 500, code: "InternalError" }],
  ["has no such bucket", { status: 404, code: "NoSuchBucket" }],
  ["denies access", { status: 403, code: "AccessDenied" }],
];

test.each(faults)("writing and reading fail as unavailable when the storage %s", async (_fault, fault) => {
  server.fault = () => fault;
  await Promise.all([
    expect(write(large)).rejects.toThrow(StorageUnavailableError),
    expect(store.read(name)).rejects.toThrow(StorageUnavailableError),
  ]);
  expect([server.objects.size, server.uploads.size]).toEqual([0, 0]);
});

/** Servers that never establish a connection. The timeouts that are not under test are longer than the test's own. */
const silences = [
  ["accepts no connection", startFullServer, "http", { connect: 100, respond: 60_000, continue: 60_000 }],
  [
    "never answers the handshake",
    startMuteServer,
    "https",
    { connect: 60_000, respond: 100, continue: 60_000 },
  ],
] as const;

test.each(silences)(
  "writing and reading fail as unavailable when the storage %s",
  async (_silence, start, protocol, timeouts) => {
    const silent = await start();
    try {
      store = openStore({ endpoint: `${protocol}://${silent.host}`, timeouts });
      await Promise.all([
        expect(write(large)).rejects.toThrow(StorageUnavailableError),
        expect(store.read(name)).rejects.toThrow(StorageUnavailableError),
      ]);
    } finally {
      await silent.close();
    }
  },
);

describe.each(operations)("%s", (_what, operate) => {
  test("fails as unavailable when the storage does not respond", async () => {
    store = openStore(impatient);
    server.fault = () => "silent";
    await expect(operate()).rejects.toThrow(StorageUnavailableError);
  });

  test("fails as unavailable when connections are refused, and works when they are accepted again", async () => {
    put(small);
    await server.close();
    await expect(operate()).rejects.toThrow(StorageUnavailableError);
    await server.listen();
    await expect(operate()).resolves.not.toThrow();
  });

  test("fails as unavailable with wrong credentials", async () => {
    put(small);
    store = openStore({ secretAccessKey: "another secret" });
    await expect(operate()).rejects.toThrow(StorageUnavailableError);
  });

  test("is retried after one refusal", async () => {
    put(small);
    let isFirst = true;
    server.fault = () => {
      if (!isFirst) return undefined;
      isFirst = false;
      return { status: 503, code: "SlowDown" };
    };
    await expect(operate()).resolves.not.toThrow();
  });
});

test("distinguishes a full storage from an unavailable one", async () => {
  server.fault = () => ({ status: 507, code: "XMinioStorageFull" });
  await expect(write(small)).rejects.toThrow(StorageFullError);
  server.fault = () => ({ status: 403, code: "QuotaExceeded" });
  await expect(write(small)).rejects.toThrow(StorageFullError);
});

describe("an upload that fails in its second part", () => {
  test("leaves nothing behind", async () => {
    server.fault = ({ query }) => (query.get("partNumber") === "2" ? "gone" : undefined);
    await expect(write(large)).rejects.toThrow(StorageUnavailableError);
    expect([server.objects.size, server.uploads.size]).toEqual([0, 0]);
  });

  test("is left to the sweep when it cannot be aborted", async () => {
    server.fault = ({ query }) => (query.has("partNumber") || query.has("uploadId") ? "gone" : undefined);
    await expect(write(large)).rejects.toThrow(StorageUnavailableError);
    expect(server.uploads.size).toBe(1);
    server.fault = () => undefined;
    expect(await store.removeInterruptedWrites(new Date(Date.now() + dayMs))).toBe(1);
    expect(server.uploads.size).toBe(0);
  });
});

describe("a download", () => {
  test.each(["silent-halfway", "gone-halfway"] as const)("fails when the storage is %s", async (fault) => {
    put(large);
    store = openStore(impatient);
    server.fault = () => fault;
    const content = await store.read(name);
    await expect(buffer(content)).rejects.toThrow();
    await vi.waitFor(() => expect(content.destroyed).toBe(true));
  });

  test("waits for a reader that is slower than the storage's timeout", async () => {
    put(large);
    server.objects.set("files/silent.pdf", { content: large, modifiedAt: new Date() });
    server.fault = ({ key }) => (key === "files/silent.pdf" ? "silent-halfway" : undefined);
    store = openStore({ timeouts: { connect: 5_000, respond: 5_000, continue: 500 } });
    const content = await store.read(name);
    const chunks: Buffer[] = [];
    for await (const chunk of content) {
      chunks.push(chunk as Buffer);
      // This download lasts longer than the storage may stay silent. A silent one fails within that time.
      if (chunks.length === 1) await expect(store.read("silent.pdf").then(buffer)).rejects.toThrow();
    }
    expect(chunks.length).toBeGreaterThan(1);
    expect(Buffer.concat(chunks).equals(large)).toBe(true);
  });

  test("of a missing file is not a fault of the storage", async () => {
    await expect(store.read(name)).rejects.toThrow(StoredFileMissingError);
  });
});

describe("incomplete uploads", () => {
  const begin = (count: number) => {
    for (let index = 0; index < count; index++)
      server.uploads.set(`upload-${index}`, { key: "files/a", initiatedAt: new Date(0), parts: new Map() });
  };

  test("may be aborted by two processes at once", async () => {
    begin(20);
    const removed = await Promise.all([
      store.removeInterruptedWrites(new Date()),
      openStore().removeInterruptedWrites(new Date()),
    ]);
    expect(removed.reduce((total, each) => total + each, 0)).toBe(20);
    expect(server.uploads.size).toBe(0);
  });

  test("are aborted 200 at a time", async () => {
    begin(205);
    expect(await store.removeInterruptedWrites(new Date())).toBe(200);
    expect(await store.removeInterruptedWrites(new Date())).toBe(5);
  });
});
