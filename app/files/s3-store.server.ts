import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandInput,
  type ListMultipartUploadsCommandOutput,
  NoSuchKey,
  NoSuchUpload,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { minuteMs } from "~/lib/time";
import { failWhenSilent } from "~/lib/timeouts.server";
import {
  type ByteRange,
  type FileStore,
  StorageFullError,
  StorageUnavailableError,
  StoredFileMissingError,
  type StoredObject,
  type UncommittedFile,
} from "./file-store";

/** Objects without this prefix belong to others. */
const prefix = "files/";

const maxAborted = 200;

/** Timeouts in milliseconds. With three attempts, a visitor gets the response before nginx gives up after a minute. */
interface Timeouts {
  /** Until the connection is open. */
  connect: number;
  /** From the start of a request, which has at most 5 MB, to the head of the response. */
  respond: number;
  /** Until the next bytes of a download. */
  continue: number;
}
const defaultTimeouts: Timeouts = { connect: 5_000, respond: 15_000, continue: 30_000 };

interface S3Settings {
  bucket: string;
  region: string;
  endpoint?: string | undefined;
  /** Without keys, the SDK uses its default credential chain: environment, profile, instance role. */
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
  timeouts?: Timeouts;
}

export function openS3Store({ bucket, accessKeyId, secretAccessKey, ...settings }: S3Settings): FileStore {
  const { timeouts = defaultTimeouts, ...rest } = settings;
  const client = new S3Client({
    ...rest,
    // Every service serves its buckets under paths, but not every one has a host for each bucket.
    forcePathStyle: rest.endpoint !== undefined,
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // Services other than Amazon's may not support the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: timeouts.connect,
      requestTimeout: timeouts.respond,
      throwOnRequestTimeout: true,
      // A downloading client may stop reading for this long.
      socketTimeout: 10 * minuteMs,
      // Each stalled download keeps its connection, so the pool must be larger than the number of stalled downloads.
      httpsAgent: { maxSockets: 500 },
      httpAgent: { maxSockets: 500 },
    },
  });
  return new S3Store(client, bucket, timeouts.continue);
}

class S3Store implements FileStore {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
    private readonly silenceLimit: number,
  ) {}

  /**
   * Writes under the final name. An object appears in the bucket complete or not at all, and no reader finds it without its row, so
   * `commit` does nothing.
   */
  async write(name: string, content: Readable): Promise<UncommittedFile> {
    const upload = new Upload({
      client: this.client,
      params: { ...this.toObject(name), Body: content },
      // Keeps one part in memory at a time. A bucket accepts 10,000 parts of 5 MB, which are 50 GB.
      queueSize: 1,
    });
    try {
      await upload.done();
    } catch (error) {
      // Otherwise the content failed, not the bucket: the sender disconnected, or sent refused content.
      const isOfBucket = error !== content.errored;
      content.destroy();
      throw isOfBucket ? this.explain(error) : error;
    }
    return { commit: () => Promise.resolve(), discard: () => this.remove(name) };
  }

  async read(name: string, range?: ByteRange): Promise<Readable> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    try {
      const { Body } = await this.client.send(new GetObjectCommand({ ...this.toObject(name), Range }));
      if (!(Body instanceof Readable)) throw new Error(`S3 returned no content for ${name}`);
      return failWhenSilent(Body, this.silenceLimit, () =>
        this.explain(new Error("No more content arrived")),
      );
    } catch (error) {
      if (!(error instanceof NoSuchKey)) throw this.explain(error);
      throw new StoredFileMissingError(`No stored file ${name}`, { cause: error });
    }
  }

  async adopt(name: string, localPath: string): Promise<void> {
    await (await this.write(name, createReadStream(localPath))).commit();
    await rm(localPath, { force: true });
  }

  async remove(name: string): Promise<void> {
    try {
      await this.client.send(new DeleteObjectCommand(this.toObject(name)));
    } catch (error) {
      throw this.explain(error);
    }
  }

  async *list(): AsyncGenerator<StoredObject> {
    const pages = paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket, Prefix: prefix });
    for await (const { Contents = [] } of pages)
      for (const { Key, LastModified } of Contents)
        if (Key && LastModified)
          yield { name: Key.slice(prefix.length), modifiedAt: () => Promise.resolve(LastModified) };
  }

  freeBytes(): Promise<number> {
    return Promise.resolve(Infinity);
  }

  /** Aborts incomplete multipart uploads, which are billed but not listed as objects. */
  async removeInterruptedWrites(before: Date): Promise<number> {
    let removed = 0;
    let next: Pick<ListMultipartUploadsCommandInput, "KeyMarker" | "UploadIdMarker"> | undefined = {};
    while (next && removed < maxAborted) {
      const page: ListMultipartUploadsCommandOutput = await this.client.send(
        new ListMultipartUploadsCommand({ Bucket: this.bucket, Prefix: prefix, ...next }),
      );
      for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
        if (!Initiated || Initiated >= before || removed >= maxAborted) continue;
        if (await this.abort({ Key, UploadId })) removed++;
      }
      next = page.IsTruncated
        ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
        : undefined;
    }
    return removed;
  }

  /** Returns false when another process has aborted the upload. */
  private async abort(upload: { Key: string | undefined; UploadId: string | undefined }): Promise<boolean> {
    try {
      await this.client.send(new AbortMultipartUploadCommand({ Bucket: this.bucket, ...upload }));
      return true;
    } catch (error) {
      if (error instanceof NoSuchUpload) return false;
      throw error;
    }
  }

  /** Translates an error of the SDK into one of `file-store.ts`, with the SDK's error as the cause for the log. */
  private explain(error: unknown): Error {
    const isFull =
      error instanceof S3ServiceException &&
      (error.$metadata.httpStatusCode === 507 || /Quota|StorageFull/.test(error.name));
    const options = { cause: error };
    return isFull
      ? new StorageFullError(`The bucket ${this.bucket} is full`, options)
      : new StorageUnavailableError(`The bucket ${this.bucket} is unavailable`, options);
  }

  private toObject(name: string) {
    return { Bucket: this.bucket, Key: prefix + name };
  }
}
