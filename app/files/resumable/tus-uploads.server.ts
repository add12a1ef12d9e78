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

interface RefusalResult {
  result: string;
}

type Explain<Refusal> = (refusal: Refusal | TusRefusal) => RefusalText | Promise<RefusalText>;

interface RefusalText {
  status?: number;
  messages?: string[];
}

/** Serializes the requests of each upload. */
const locker = new MemoryLocker();

class RefusedError extends Error {
  constructor(readonly refusal: RefusalResult) {
    super(refusal.result);
  }
}

/** The URL of an upload depends on its target, so `generateUrl` returns it. */
class ReceivingStore extends DataStore {
  override extensions = ["creation"];

  constructor(private readonly target: UploadTarget<RefusalResult>) {
    super();
  }

  override create(upload: Upload): Promise<Upload> {
    return Promise.resolve(upload);
  }

  override async getUpload(id: string): Promise<Upload> {
    const { byteSize, isReceiving } = await this.find(id);
    // The file is complete. A client that lost the last response has nothing left to send.
    const offset = isReceiving ? await receivedBytes(id) : byteSize;
    // The process that received the last byte was killed before it finished the upload.
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
      await this.target.saveProgress(id, await receivedBytes(id));
    }
  }

  private async find(id: string) {
    const upload = await this.target.find(id);
    if (!upload) throw ERRORS.FILE_NOT_FOUND;
    return upload;
  }
}

function refuseIfNeeded(refusal: RefusalResult | null | undefined): void {
  if (refusal) throw new RefusedError(refusal);
}

/**
 * Handles one request of the tus protocol. POST creates an upload, HEAD returns its offset, PATCH continues it. `target` is null if no
 * upload is allowed.
 */
export async function handleTusRequest<Refusal extends RefusalResult>(
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
  // @tus/server closes a connection after an error, and a sender that has not finished would lose the response.
  response.headers.delete("Connection");
  return response;
}

async function answer<Refusal extends RefusalResult>(
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
    // Translates errors of `write` here, because a failed write ends the streams of @tus/server before `write` could replace its error.
    onResponseError: async (_, error) => {
      if ("status_code" in error) return undefined;
      const isDiskFull = isFull(error) || error instanceof StorageFullError;
      const refusal =
        error instanceof RefusedError ? error.refusal : isDiskFull && (await toStoreFullRefusal(target, id));
      if (refusal) {
        // Only refusals of the target and of this module are thrown.
        const { status = 500, messages = [] } = await explain(refusal as Refusal | TusRefusal);
        return { status_code: status, body: messages.join("\n") };
      }
      log.error({ event: "upload-failed", err: error }, "A request of an upload failed");
      // The default response would contain the error message.
      return { status_code: error instanceof StorageUnavailableError ? 503 : 500, body: "" };
    },
  });
  // The creation of an upload has no content. For unexpected content, @tus/server would destroy the connection and lose the response.
  return server.handleWeb(request.method === "PATCH" ? request : withoutBody(request));
}

/** The calls of `finish` that are still running, by upload. A client that lost the response may send a request while one is running. */
const finishing = new Map<string, Promise<void>>();

function finish(target: UploadTarget<RefusalResult>, id: string): Promise<void> {
  const done =
    finishing.get(id) ??
    target
      .finish(id)
      .then(refuseIfNeeded)
      .finally(() => finishing.delete(id));
  finishing.set(id, done);
  return done;
}

async function toStoreFullRefusal(target: UploadTarget<RefusalResult>, id: string): Promise<TusRefusal> {
  const upload = isUuid(id) ? await target.find(id) : undefined;
  return { name: upload?.name ?? "", result: "store-full" };
}

function withoutBody({ url, method, headers }: Request): Request {
  const bodilessHeaders = new Headers(headers);
  for (const name of ["content-length", "content-type", "transfer-encoding"]) bodilessHeaders.delete(name);
  return new Request(url, { method, headers: bodilessHeaders });
}
