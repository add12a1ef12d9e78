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
  type StoredPart,
} from "./store";

/** What else lies in the bucket is left alone. */
const prefix = "files/";

interface S3Settings {
  bucket: string;
  region: string;
  /** Where the storage is not Amazon's own. */
  endpoint?: string | undefined;
  /** Without keys the usual places are asked: profile, instance role. */
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
  forcePathStyle: boolean;
}

/** Files in a bucket of S3 or of a storage that speaks the same. */
export function openS3Store({ bucket, accessKeyId, secretAccessKey, ...rest }: S3Settings): FileStore {
  const client = new S3Client({
    ...rest,
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // Other storages than Amazon's do not know the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // A stalled download holds its connection: there must be more than those.
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
   * An object appears in the bucket whole or not at all, and nobody finds it before its row is written:
   * so it has its final name from the start, and `commit` has nothing left to do.
   */
  async write(name: string, content: Readable): Promise<StoredPart> {
    const upload = new Upload({
      client: this.client,
      params: { ...this.object(name), Body: content },
      // One part of 5 MB in memory at a time.
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
      const { Body } = await this.client.send(new GetObjectCommand({ ...this.object(name), Range }));
      if (Body instanceof Readable) return Body;
      throw new Error(`The storage sent no content for ${name}`);
    } catch (error) {
      if (!(error instanceof NoSuchKey)) throw error;
      throw new StoredFileMissingError(`No stored file ${name}`, { cause: error });
    }
  }

  async remove(name: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.object(name)));
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

  /** Uploads that stopped half-way cost money and are seen in no list of objects. */
  async removePartsOlderThan(before: Date): Promise<number> {
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

  private object(name: string) {
    return { Bucket: this.bucket, Key: prefix + name };
  }
}
