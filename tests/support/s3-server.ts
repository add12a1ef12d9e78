import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

interface StoredObject {
  content: Buffer;
  modifiedAt: Date;
}

interface MultipartUpload {
  key: string;
  initiatedAt: Date;
  parts: Map<number, Buffer>;
}

/** An in-memory server for the part of the S3 protocol that the store uses, with path-style URLs. */
export class S3Server {
  readonly objects = new Map<string, StoredObject>();
  readonly uploads = new Map<string, MultipartUpload>();
  /** The maximum number of entries on one page of a list: 1,000 in S3 itself. */
  pageSize = 1000;
  /** The number of list pages requested so far. */
  pages = 0;
  private readonly server = createServer((request, response) => void this.handle(request, response));

  /** Starts the server, and returns its URL for `S3_ENDPOINT`. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  }

  async close() {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://s3.test");
    const key = decodeURIComponent(pathname.split("/").slice(2).join("/"));
    const content = await buffer(request);
    const upload = this.uploads.get(searchParams.get("uploadId") ?? "");
    const send = (status: number, body = "", headers: Record<string, string> = {}) =>
      response.writeHead(status, { "Content-Type": "application/xml", ...headers }).end(body);

    if (request.method === "GET" && searchParams.has("uploads"))
      send(200, this.listUploads(searchParams.get("upload-id-marker")));
    else if (request.method === "GET" && key === "")
      send(200, this.listObjects(searchParams.get("prefix") ?? "", searchParams.get("continuation-token")));
    else if (request.method === "GET") this.get(key, request, response, send);
    else if (request.method === "POST" && searchParams.has("uploads")) send(200, this.begin(key));
    else if (request.method === "POST" && upload)
      send(200, this.complete(searchParams.get("uploadId") ?? "", upload));
    else if (request.method === "PUT" && upload) {
      upload.parts.set(Number(searchParams.get("partNumber")), content);
      send(200, "", { ETag: '"part"' });
    } else if (request.method === "PUT") {
      this.objects.set(key, { content, modifiedAt: new Date() });
      send(200, "", { ETag: '"whole"' });
    } else if (request.method === "DELETE") {
      if (upload) this.uploads.delete(searchParams.get("uploadId") ?? "");
      else this.objects.delete(key);
      send(204);
    } else send(501);
  }

  private get(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    send: (status: number, body: string) => void,
  ) {
    const object = this.objects.get(key);
    if (!object) {
      send(404, "<Error><Code>NoSuchKey</Code><Message>none</Message></Error>");
      return;
    }
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
    const part = first ? object.content.subarray(Number(first), Number(last) + 1) : object.content;
    response.writeHead(first ? 206 : 200, { "Content-Length": part.length }).end(part);
  }

  private begin(key: string): string {
    const id = `upload-${this.uploads.size + 1}`;
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
    const entries = [...this.objects].filter(([key]) => key.startsWith(prefix));
    const { page, next } = this.paginate(entries, after);
    const contents = page.map(
      ([key, { modifiedAt }]) =>
        `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`,
    );
    const token = next === undefined ? "" : `<NextContinuationToken>${next}</NextContinuationToken>`;
    return `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${token}${contents.join("")}</ListBucketResult>`;
  }

  private listUploads(after: string | null): string {
    const { page, next } = this.paginate([...this.uploads], after);
    const uploads = page.map(
      ([id, { key, initiatedAt }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiatedAt.toISOString()}</Initiated></Upload>`,
    );
    const markers =
      next === undefined
        ? ""
        : `<NextKeyMarker>key</NextKeyMarker><NextUploadIdMarker>${next}</NextUploadIdMarker>`;
    return `<ListMultipartUploadsResult><IsTruncated>${next !== undefined}</IsTruncated>${markers}${uploads.join("")}</ListMultipartUploadsResult>`;
  }

  /** Returns the entries after a marker, the name of the last entry of the page before, sorted by name. */
  private paginate<Entry>(entries: [string, Entry][], after: string | null) {
    this.pages++;
    const rest = entries
      .filter(([name]) => after === null || name > after)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    const page = rest.slice(0, this.pageSize);
    return { page, next: rest.length > page.length ? page.at(-1)?.[0] : undefined };
  }
}
