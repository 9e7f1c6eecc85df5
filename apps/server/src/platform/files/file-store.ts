/** Where a browser sends a file, and the signed fields that go before it. */
export interface PresignedUpload {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What may be uploaded under a key, and until when. */
export interface UploadWish {
  readonly key: string;
  readonly contentType: string;
  /** Bytes. */
  readonly maxBytes: number;
  readonly at: Date;
}

/**
 * Keeps files by key: on disk, or in an S3 bucket. Browsers upload to it by a presigned POST; everything else goes
 * through this server, so that who may see a file is asked where everything else is asked.
 */
export interface FileStore {
  /** The origin that browsers upload to where it is not this server's own; undefined where it is. */
  readonly uploadOrigin: string | undefined;
  presign(wish: UploadWish): PresignedUpload;
  /** The bytes under a key; undefined when there is nothing. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** How many bytes are under a key; undefined when there is nothing. */
  sizeOf(key: string): Promise<number | undefined>;
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The bytes under a key a piece at a time, for what is too long to be held at once; undefined when there is nothing. */
  stream(key: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Puts a file of this machine's disk under a key; the file may be gone from its place afterwards. */
  keep(key: string, path: string, contentType: string): Promise<void>;
  /** Removes what is under some keys; a key with nothing under it is no fault. */
  remove(keys: readonly string[]): Promise<void>;
}

/** A presigned upload is worth this long. */
export const UPLOAD_MINUTES = 15;

/** Keys are made by the server: folders of plain letters, no file name of anybody's. */
const KEY = /^[a-z]+(\/[a-z0-9-]+)+(\.[a-z0-9]+)?$/;

/** @throws when a key is not one that the server makes; a path out of the store is never followed */
export function assertKey(key: string): void {
  if (!KEY.test(key) || key.length > 200) throw new Error(`not a key of the file store: ${key.slice(0, 80)}`);
}

export const expiryOf = (at: Date): Date => new Date(at.getTime() + UPLOAD_MINUTES * 60_000);
