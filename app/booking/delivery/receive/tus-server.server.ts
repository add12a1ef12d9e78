import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { DataStore, ERRORS, Server, Upload } from "@tus/server";
import { and, eq, sql } from "drizzle-orm";
import type { Session } from "~/access/session";
import { maxDeliveredBytes } from "~/booking/delivery/delivery";
import type { DeliveryItem } from "~/booking/delivery/find-deliveries.server";
import { db } from "~/db/client.server";
import { deliveries, deliveryItems } from "~/db/schema.server";
import { isFull } from "~/lib/file-errors";
import { isUuid } from "~/lib/uuid";
import * as text from "~/messages/delivery-work";
import { paths } from "~/paths";
import { beginFile } from "./begin-file.server";
import { finishFile } from "./finish-file.server";
import { appendToFile, receivedBytes } from "./receiving-files.server";

/** What the protocol has no field for, by the request that it came with. */
const requests = new WeakMap<object, { bookingId: string; session: Session }>();

/** What @tus/server turns into a response with this status and text. */
interface TusError {
  status_code: number;
  body: string;
}

/** Keeps what arrives in files of the local disk, and what is known of it in `delivery_items`. */
class ReceivingStore extends DataStore {
  override extensions = ["creation"];

  override create(upload: Upload): Promise<Upload> {
    return Promise.resolve(upload);
  }

  override async getUpload(id: string): Promise<Upload> {
    const item = await findItem(id);
    if (!item) throw ERRORS.FILE_NOT_FOUND;
    // All of it has arrived: a client that lost the last answer has nothing left to send.
    const offset = item.state === "receiving" ? await receivedBytes(id) : item.byteSize;
    return new Upload({ id, size: item.byteSize, offset });
  }

  override async write(content: Readable, id: string, offset: number): Promise<number> {
    try {
      return await appendToFile(id, content, offset);
    } catch (error) {
      const item = await findItem(id);
      if (isFull(error)) throw toTusError(507, text.refusedFiles.full(item?.name ?? ""));
      throw error;
    } finally {
      const received = await receivedBytes(id);
      await db()
        .update(deliveryItems)
        .set({ received, activeAt: sql`now()` })
        .where(and(eq(deliveryItems.id, id), eq(deliveryItems.state, "receiving")));
    }
  }
}

let server: Server | undefined;

function tusServer(): Server {
  return (server ??= new Server({
    // Addresses have the booking in them: see generateUrl.
    path: "/",
    datastore: new ReceivingStore(),
    maxSize: maxDeliveredBytes,
    allowedOrigins: [],
    namingFunction: () => randomUUID(),
    generateUrl: (request, { id }) => paths.deliveryUpload(requests.get(request)?.bookingId ?? "", id),
    getFileIdFromRequest: (_, last) => (isUuid(last) ? last : undefined),
    onUploadCreate: async (request, { id, size, metadata }) => {
      const context = requests.get(request);
      const kind = metadata?.kind === "tour" ? "tour" : "file";
      const upload = { id, kind, name: metadata?.filename ?? "", byteSize: size ?? 0 } as const;
      const outcome = context && (await beginFile(context.bookingId, upload, context.session));
      if (outcome?.result === "refused") throw toTusError(outcome.status, outcome.message);
      return {};
    },
    onUploadFinish: async (_, { id }) => {
      const item = await findItem(id);
      if (item?.state !== "receiving") return {};
      const outcome = await finishFile(item);
      if (outcome.result === "refused") throw toTusError(422, outcome.message);
      return {};
    },
  }));
}

/** Handles one request of the tus protocol for a booking; POST creates an upload, HEAD asks how far it is, PATCH continues it. */
export async function handleTusRequest(
  request: Request,
  context: { bookingId: string; session: Session },
): Promise<Response> {
  const id = new URL(request.url).pathname.split("/").at(-1) ?? "";
  if (isUuid(id) && !(await isOfBooking(id, context.bookingId))) return new Response(null, { status: 404 });
  // Creating an upload has no content. @tus/server would destroy the connection of one that comes nevertheless, and with it the answer.
  const sent = request.method === "PATCH" ? request : withoutBody(request);
  requests.set(sent, context);
  return tusServer().handleWeb(sent);
}

function withoutBody({ url, method, headers }: Request): Request {
  const kept = new Headers(headers);
  for (const name of ["content-length", "content-type", "transfer-encoding"]) kept.delete(name);
  return new Request(url, { method, headers: kept });
}

async function findItem(id: string): Promise<DeliveryItem | undefined> {
  const [item] = await db().select().from(deliveryItems).where(eq(deliveryItems.id, id));
  return item;
}

async function isOfBooking(itemId: string, bookingId: string): Promise<boolean> {
  if (!isUuid(bookingId)) return false;
  const [found] = await db()
    .select({ id: deliveryItems.id })
    .from(deliveryItems)
    .innerJoin(deliveries, eq(deliveries.id, deliveryItems.deliveryId))
    .where(and(eq(deliveryItems.id, itemId), eq(deliveries.bookingId, bookingId)));
  return found !== undefined;
}

/** @tus/server reads these two fields of what is thrown. */
function toTusError(status: number, body: string): Error & TusError {
  return Object.assign(new Error(body), { status_code: status, body });
}
