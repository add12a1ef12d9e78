/** An upload in any number of requests, as it was announced. */
interface NewUpload {
  id: string;
  /** As the browser sends it. */
  name: string;
  byteSize: number;
  /** What else the browser says about the file. */
  metadata: Readonly<Record<string, string | null>>;
}

interface KnownUpload {
  id: string;
  name: string;
  byteSize: number;
  /** False once all of it has arrived and was taken over. */
  isReceiving: boolean;
}

/** Why any upload may be refused: its sender stops sending, or the disk is full. */
export interface TusRefusal {
  /** Of the file. */
  name: string;
  result: "stalled" | "store-full";
}

/** What one request may upload, and what becomes of it. */
export interface UploadTarget<Refusal> {
  addressOf: (id: string) => string;
  /** Returns an upload that the sender of the request may continue. */
  find: (id: string) => Promise<KnownUpload | undefined>;
  /** Notes an upload that is about to begin. */
  begin: (upload: NewUpload) => Promise<Refusal | null>;
  /** Notes how much has arrived, at the end of a request. */
  note: (id: string, received: number) => Promise<void>;
  /** Takes the file over when its last byte has arrived. Repeating it is harmless. */
  finish: (id: string) => Promise<Refusal | null>;
}
