import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandInput,
  type ListMultipartUploadsCommandOutput,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { Readable } from "node:stream";
import {
  type ByteRange,
  type FileStore,
  StoredFileMissingError,
  type StoredObject,
  type UncommittedFile,
} from "./file-store";

/** Objects without this prefix are left alone. */
const prefix = "files/";

interface S3Settings {
  bucket: string;
  region: string;
  /** For storage services other than Amazon's. */
  endpoint?: string | undefined;
  /** Without keys, the SDK uses its default credential chain: environment, profile, instance role. */
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
  forcePathStyle: boolean;
}

/** Opens a store of files in a bucket of Amazon S3 or a compatible service. */
export function openS3Store({ bucket, accessKeyId, secretAccessKey, ...rest }: S3Settings): FileStore {
  const client = new S3Client({
    ...rest,
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // Services other than Amazon's may not support the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // A stalled download keeps its connection, so the pool must be larger than the number of those.
    requestHandler: {
      connectionTimeout: 5_000,
      socketTimeout: 10 * 60_000,
      httpsAgent: { maxSockets: 500 },
      httpAgent: { maxSockets: 500 },
    },
  });
  return new S3Store(client, bucket);
}

class S3Store implements FileStore {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
  ) {}

  /**
   * Writes under the final name. An object appears in the bucket complete or not at all, and cannot be found before its
   * row is written, so `commit` has nothing to do.
   */
  async write(name: string, content: Readable): Promise<UncommittedFile> {
    const upload = new Upload({
      client: this.client,
      params: { ...this.toObject(name), Body: content },
      // Keeps one part of 5 MB in memory at a time.
      queueSize: 1,
    });
    try {
      await upload.done();
    } catch (error) {
      content.destroy();
      throw error;
    }
    return { commit: () => Promise.resolve(), discard: () => this.remove(name) };
  }

  async read(name: string, range?: ByteRange): Promise<Readable> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    try {
      const { Body } = await this.client.send(new GetObjectCommand({ ...this.toObject(name), Range }));
      if (Body instanceof Readable) return Body;
      throw new Error(`S3 returned no content for ${name}`);
    } catch (error) {
      if (!(error instanceof NoSuchKey)) throw error;
      throw new StoredFileMissingError(`No stored file ${name}`, { cause: error });
    }
  }

  async remove(name: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.toObject(name)));
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

  /** Incomplete multipart uploads are billed, but not listed as objects. */
  async removeInterruptedWrites(before: Date): Promise<number> {
    let removed = 0;
    let next: Pick<ListMultipartUploadsCommandInput, "KeyMarker" | "UploadIdMarker"> | undefined = {};
    while (next) {
      const page: ListMultipartUploadsCommandOutput = await this.client.send(
        new ListMultipartUploadsCommand({ Bucket: this.bucket, Prefix: prefix, ...next }),
      );
      for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
        if (!Initiated || Initiated >= before) continue;
        await this.client.send(new AbortMultipartUploadCommand({ Bucket: this.bucket, Key, UploadId }));
        removed++;
      }
      next = page.IsTruncated
        ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
        : undefined;
    }
    return removed;
  }

  private toObject(name: string) {
    return { Bucket: this.bucket, Key: prefix + name };
  }
}
