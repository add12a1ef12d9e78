/** An upload in any number of requests, as it was announced. */
export interface NewUpload {
  id: string;
  /** As the browser sends it. */
  name: string;
  byteSize: number;
  /** What else the browser says about the file. */
  metadata: Readonly<Record<string, string | null>>;
}

export interface KnownUpload {
  id: string;
  name: string;
  byteSize: number;
  /** False once all of it has arrived and was taken over. */
  isReceiving: boolean;
}

/** Why an upload is refused, for the person who sends it. */
export interface Refusal {
  status: number;
  message: string;
}

/** What one request may upload, and what becomes of it. */
export interface UploadPolicy {
  addressOf: (id: string) => string;
  /** Returns an upload that the sender of the request may continue. */
  find: (id: string) => Promise<KnownUpload | undefined>;
  /** Notes an upload that is about to begin. */
  begin: (upload: NewUpload) => Promise<Refusal | null>;
  /** Called before a request for `bytes` is read. Returns what counts its bytes. */
  open?: (bytes: number) => Promise<Meter>;
  /** Notes how much has arrived, at the end of a request. */
  note: (id: string, received: number) => Promise<void>;
  /** Takes the file over when its last byte has arrived. Repeating it is harmless. */
  finish: (id: string) => Promise<Refusal | null>;
  /** Says that the disk is full. */
  full: (name: string) => string;
}

/** Counts the bytes of a request against limits that many senders share. */
export interface Meter {
  /** Why no more is accepted, with a message that names the file; null while it is. */
  readonly refusal: { status: number; message: (name: string) => string } | null;
  /** Called for bytes before they are written. */
  pay: (bytes: number) => Promise<void>;
  close: () => Promise<void>;
}
