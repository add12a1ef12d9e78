import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { DataStore, ERRORS, MemoryLocker, Server, Upload } from "@tus/server";
import { StorageFullError, StorageUnavailableError } from "~/files/file-store";
import { isFull } from "~/lib/file-system.server";
import { minuteMs } from "~/lib/time";
import { failWhenSilent } from "~/lib/timeouts.server";
import { isUuid } from "~/lib/uuid";
import { log } from "~/process/log.server";
import { appendToFile, receivedBytes } from "./received-files.server";
import type { TusRefusal, UploadTarget } from "./upload-target";

interface Result {
  result: string;
}

/** Returns status and text for the sender of an upload that is refused. */
type Explain<Refusal> = (refusal: Refusal | TusRefusal) => Said | Promise<Said>;

interface Said {
  status?: number;
  messages?: string[];
}

/** One request at a time continues an upload. */
const locker = new MemoryLocker();

/** An upload is refused; `explain` says it in the response. */
class RefusedError extends Error {
  constructor(readonly refusal: Result) {
    super(refusal.result);
  }
}

/** Keeps what arrives in files of the local disk; the target keeps what is known of it. */
class ReceivingStore extends DataStore {
  override extensions = ["creation"];

  constructor(private readonly target: UploadTarget<Result>) {
    super();
  }

  override create(upload: Upload): Promise<Upload> {
    return Promise.resolve(upload);
  }

  override async getUpload(id: string): Promise<Upload> {
    const { byteSize, isReceiving } = await this.find(id);
    // All of it has arrived: a client that lost the last answer has nothing left to send.
    const offset = isReceiving ? await receivedBytes(id) : byteSize;
    // The process that received the last byte was killed before it took the file over.
    if (isReceiving && offset === byteSize) await finish(this.target, id);
    return new Upload({ id, size: byteSize, offset });
  }

  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const { name } = await this.find(id);
    try {
      const stalled: TusRefusal = { name, result: "stalled" };
      const watched = failWhenSilent(content, minuteMs, () => new RefusedError(stalled));
      return await appendToFile(id, watched, offset);
    } finally {
      await this.target.note(id, await receivedBytes(id));
    }
  }

  private async find(id: string) {
    const upload = await this.target.find(id);
    if (!upload) throw ERRORS.FILE_NOT_FOUND;
    return upload;
  }
}

function refuseIfNeeded(refusal: Result | null | undefined): void {
  if (refusal) throw new RefusedError(refusal);
}

/**
 * Handles one request of the tus protocol; POST creates an upload, HEAD asks how far it is, PATCH continues it.
 *
 * @param target null where nothing can be sent
 * @param explain says why an upload is refused
 */
export async function handleTusRequest<Refusal extends Result>(
  request: Request,
  target: UploadTarget<Refusal> | null,
  explain: Explain<Refusal>,
): Promise<Response> {
  if (request.method === "GET") return new Response(null, { status: 404 });
  if (!["HEAD", "POST", "PATCH"].includes(request.method))
    return new Response(null, { status: 405, headers: { Allow: "HEAD, PATCH, POST" } });
  if (!target) return new Response(null, { status: 404 });
  const response = await answer(request, target, explain);
  response.headers.set("Cache-Control", "no-store");
  // @tus/server closes a connection after an error: a sender that has not finished would lose the response.
  response.headers.delete("Connection");
  return response;
}

async function answer<Refusal extends Result>(
  request: Request,
  target: UploadTarget<Refusal>,
  explain: Explain<Refusal>,
): Promise<Response> {
  const id = new URL(request.url).pathname.split("/").at(-1) ?? "";
  if (isUuid(id) && !(await target.find(id))) return new Response(null, { status: 404 });
  const server = new Server({
    // Addresses differ by target: see generateUrl.
    path: "/",
    datastore: new ReceivingStore(target),
    locker,
    allowedOrigins: [],
    namingFunction: () => randomUUID(),
    generateUrl: (_, { id: created }) => target.addressOf(created),
    getFileIdFromRequest: (_, last) => (isUuid(last) ? last : undefined),
    onUploadCreate: async (_, { id: created, size, metadata }) => {
      const name = metadata?.filename ?? "";
      refuseIfNeeded(
        await target.begin({ id: created, name, byteSize: size ?? 0, metadata: metadata ?? {} }),
      );
      return {};
    },
    onUploadFinish: async (_, { id: finished }) => {
      await finish(target, finished);
      return {};
    },
    // What a write fails with has ended the streams of @tus/server before it could be exchanged.
    onResponseError: async (_, error) => {
      if ("status_code" in error) return undefined;
      const isDiskFull = isFull(error) || error instanceof StorageFullError;
      const refusal =
        error instanceof RefusedError ? error.refusal : isDiskFull && (await toFull(target, id));
      if (refusal) {
        // Only what the target returned, and what this file refuses by itself, is thrown.
        const { status = 500, messages = [] } = await explain(refusal as Refusal | TusRefusal);
        return { status_code: status, body: messages.join("\n") };
      }
      log.error({ event: "upload-failed", err: error }, "A request of an upload failed");
      // By default, the sender would read the message.
      return { status_code: error instanceof StorageUnavailableError ? 503 : 500, body: "" };
    },
  });
  // Creating an upload has no content. @tus/server would destroy the connection of one that comes nevertheless, and with it the answer.
  return server.handleWeb(request.method === "PATCH" ? request : withoutBody(request));
}

/** What is being taken over, by upload: a client that lost the answer asks while that goes on. */
const finishing = new Map<string, Promise<void>>();

function finish(target: UploadTarget<Result>, id: string): Promise<void> {
  const done =
    finishing.get(id) ??
    target
      .finish(id)
      .then(refuseIfNeeded)
      .finally(() => finishing.delete(id));
  finishing.set(id, done);
  return done;
}

async function toFull(target: UploadTarget<Result>, id: string): Promise<TusRefusal> {
  const upload = isUuid(id) ? await target.find(id) : undefined;
  return { name: upload?.name ?? "", result: "store-full" };
}

function withoutBody({ url, method, headers }: Request): Request {
  const kept = new Headers(headers);
  for (const name of ["content-length", "content-type", "transfer-encoding"]) kept.delete(name);
  return new Request(url, { method, headers: kept });
}
