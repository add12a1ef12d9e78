/** An upload in any number of requests, as the browser announces it. */
interface AnnouncedUpload {
  id: string;
  name: string;
  byteSize: number;
  metadata: Readonly<Record<string, string | null>>;
}

interface KnownUpload {
  id: string;
  name: string;
  byteSize: number;
  /** False after the file is complete and finished. */
  isReceiving: boolean;
}

/** A refusal that applies to every target: the sender stopped sending, or the disk is full. */
export interface TusRefusal {
  name: string;
  result: "stalled" | "store-full";
}

export interface UploadTarget<Refusal> {
  addressOf: (id: string) => string;
  /** Returns an upload that the sender of the request may continue. */
  find: (id: string) => Promise<KnownUpload | undefined>;
  /** Stores a new upload before its first byte. */
  begin: (upload: AnnouncedUpload) => Promise<Refusal | null>;
  /** Stores the received bytes at the end of a request. */
  saveProgress: (id: string, received: number) => Promise<void>;
  /** Moves the complete file to its destination. A repeat does no harm. */
  finish: (id: string) => Promise<Refusal | null>;
}
