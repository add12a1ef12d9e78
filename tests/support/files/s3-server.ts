import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { findSignatureFault } from "./s3-signature";

interface MemoryObject {
  content: Buffer;
  modifiedAt: Date;
}

interface MultipartUpload {
  key: string;
  initiatedAt: Date;
  parts: Map<number, Buffer>;
}

interface S3Request {
  method: string;
  /** Empty for a list request. */
  key: string;
  query: URLSearchParams;
}

export type S3Fault =
  /** Rejected with an error of S3. */
  | { status: number; code: string }
  | "silent"
  /** The connection is closed while the request arrives. */
  | "gone"
  /** Half of an object's content arrives, and nothing after that. */
  | "silent-halfway"
  /** Half of an object's content arrives, then the connection is closed. */
  | "gone-halfway";

type Send = (status: number, body?: string, headers?: Record<string, string>) => void;

/** An in-memory server for the part of the S3 protocol that the store uses, with path-style URLs. It checks signatures. */
export class S3Server {
  readonly objects = new Map<string, MemoryObject>();
  readonly uploads = new Map<string, MultipartUpload>();
  readonly credentials = { accessKeyId: "key", secretAccessKey: "secret" };
  fault: (request: S3Request) => S3Fault | undefined = () => undefined;
  /** The maximum number of entries on a page of a list. S3 itself has 1,000. */
  pageSize = 1000;
  pages = 0;
  private begun = 0;
  private port = 0;
  private readonly server = createServer((request, response) => void this.handle(request, response));

  /** Starts the server, or restarts it at the same address. Returns its URL for `S3_ENDPOINT`. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(this.port, "127.0.0.1", resolve));
    const address = this.server.address();
    this.port = typeof address === "object" && address ? address.port : 0;
    return `http://127.0.0.1:${this.port}`;
  }

  /** Closes all connections and rejects new ones. Keeps the objects. */
  async close() {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://s3.test");
    const key = decodeURIComponent(pathname.split("/").slice(2).join("/"));
    const fault = this.fault({ method: request.method ?? "", key, query });
    if (fault === "gone") return void request.socket.destroy();
    // The content is undefined if the client disconnected during the request.
    const content = await buffer(request).catch(() => undefined);
    if (!content || fault === "silent") return;
    const send: Send = (status, body = "", headers = {}) =>
      void response.writeHead(status, { "Content-Type": "application/xml", ...headers }).end(body);
    const refusal = typeof fault === "object" ? fault : this.checkSignature(request, content);
    if (refusal) sendError(send, refusal.status, refusal.code);
    else if (request.method === "GET" && key !== "") this.get(key, { request, response, send, half: fault });
    else this.answer({ method: request.method ?? "", key, query }, content, send);
  }

  private checkSignature(request: IncomingMessage, content: Buffer) {
    const code = findSignatureFault(request, content, this.credentials);
    return code && { status: 403, code };
  }

  private answer({ method, key, query }: S3Request, content: Buffer, send: Send) {
    const uploadId = query.get("uploadId");
    const upload = this.uploads.get(uploadId ?? "");
    if (method === "GET" && query.has("uploads")) send(200, this.listUploads(query.get("upload-id-marker")));
    else if (method === "GET")
      send(200, this.listObjects(query.get("prefix") ?? "", query.get("continuation-token")));
    else if (method === "POST" && query.has("uploads")) send(200, this.begin(key));
    else if (uploadId !== null && !upload) sendError(send, 404, "NoSuchUpload");
    else if (method === "POST" && upload) send(200, this.complete(uploadId ?? "", upload));
    else if (method === "PUT" && upload) {
      upload.parts.set(Number(query.get("partNumber")), content);
      send(200, "", { ETag: '"part"' });
    } else if (method === "PUT") {
      this.objects.set(key, { content, modifiedAt: new Date() });
      send(200, "", { ETag: '"whole"' });
    } else if (method === "DELETE") {
      if (upload) this.uploads.delete(uploadId ?? "");
      else this.objects.delete(key);
      send(204);
    } else send(501);
  }

  private get(
    key: string,
    answer: { request: IncomingMessage; response: ServerResponse; send: Send; half: S3Fault | undefined },
  ) {
    const { request, response, send, half } = answer;
    const object = this.objects.get(key);
    if (!object) {
      sendError(send, 404, "NoSuchKey");
      return;
    }
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
    const part = first ? object.content.subarray(Number(first), Number(last) + 1) : object.content;
    const asked = new URL(request.url ?? "/", "http://s3.test").searchParams;
    response.writeHead(first ? 206 : 200, {
      "Content-Length": part.length,
      "Content-Disposition": asked.get("response-content-disposition") ?? "attachment",
      "Content-Type": asked.get("response-content-type") ?? "application/octet-stream",
    });
    if (!half) return void response.end(part);
    response.write(part.subarray(0, part.length / 2), () => {
      if (half === "gone-halfway") request.socket.destroy();
    });
  }

  private begin(key: string): string {
    const id = `upload-${++this.begun}`;
    this.uploads.set(id, { key, initiatedAt: new Date(), parts: new Map() });
    return `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
  }

  private complete(id: string, { key, parts }: MultipartUpload): string {
    const ordered = [...parts].sort(([a], [b]) => a - b).map(([, content]) => content);
    this.objects.set(key, { content: Buffer.concat(ordered), modifiedAt: new Date() });
    this.uploads.delete(id);
    return `<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>`;
  }

  private listObjects(prefix: string, after: string | null): string {
    const { page, next } = this.paginate(
      [...this.objects.keys()].filter((key) => key.startsWith(prefix)),
      after,
    );
    const contents = page.map((key) => {
      const modifiedAt = this.objects.get(key)?.modifiedAt.toISOString() ?? "";
      return `<Contents><Key>${key}</Key><LastModified>${modifiedAt}</LastModified></Contents>`;
    });
    const token = next === undefined ? "" : `<NextContinuationToken>${next}</NextContinuationToken>`;
    return `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${token}${contents.join("")}</ListBucketResult>`;
  }

  private listUploads(after: string | null): string {
    const { page, next } = this.paginate([...this.uploads.keys()], after);
    const uploads = page.map((id) => {
      const { key = "", initiatedAt } = this.uploads.get(id) ?? {};
      const initiated = initiatedAt?.toISOString() ?? "";
      return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiated}</Initiated></Upload>`;
    });
    const markers =
      next === undefined
        ? ""
        : `<NextKeyMarker>key</NextKeyMarker><NextUploadIdMarker>${next}</NextUploadIdMarker>`;
    return `<ListMultipartUploadsResult><IsTruncated>${next !== undefined}</IsTruncated>${markers}${uploads.join("")}</ListMultipartUploadsResult>`;
  }

  /** Returns a page of sorted names after `after`, the last name of the previous page. */
  private paginate(names: string[], after: string | null) {
    this.pages++;
    const rest = names.filter((name) => after === null || name > after).sort();
    const page = rest.slice(0, this.pageSize);
    return { page, next: rest.length > page.length ? page.at(-1) : undefined };
  }
}

function sendError(send: Send, status: number, code: string) {
  send(status, `<Error><Code>${code}</Code><Message>of a test</Message></Error>`);
}
