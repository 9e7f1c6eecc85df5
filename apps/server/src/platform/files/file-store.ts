/** The address of an upload form, and the signed fields that go before the file. */
export interface PresignedUpload {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The allowed content of an upload under a key. */
export interface UploadWish {
  readonly key: string;
  readonly contentType: string;
  /** Bytes. */
  readonly maxBytes: number;
  readonly at: Date;
}

/**
 * Stores files by key: on disk, or in an S3 bucket. Browsers upload by a presigned POST; all other access goes through this server, so that the right
 * to see a file is checked where all rights are.
 */
export interface FileStore {
  /** Origin that browsers upload to, where it is not this server's own; else undefined. */
  readonly uploadOrigin: string | undefined;
  presign(wish: UploadWish): PresignedUpload;
  /** Reads the bytes under a key; undefined when there is no file. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** Gets the size under a key in bytes; undefined when there is no file. */
  sizeOf(key: string): Promise<number | undefined>;
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Reads the bytes under a key chunk by chunk, for files too large for the memory; undefined when there is no file. */
  stream(key: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Stores a file of the local disk under a key; the local file may be moved away by this. */
  keep(key: string, path: string, contentType: string): Promise<void>;
  /** Lists all keys, in no order; files that come or go meanwhile may be among them or not. */
  list(): AsyncIterable<string>;
  /** Removes the files under some keys; a key without a file is no error. */
  remove(keys: readonly string[]): Promise<void>;
}

/** Minutes for which a presigned upload is valid. */
export const UPLOAD_MINUTES = 15;

/** Form of a key. Keys are made by the server: folders of plain letters, no file name from a person. */
const KEY = /^[a-z]+(\/[a-z0-9-]+)+(\.[a-z0-9]+)?$/;

/** Whether a name has the form of a key; what else lies in a store is not ours. */
export const isKey = (name: string): boolean => KEY.test(name) && name.length <= 200;

/** Checks the form of a key. @throws for any key that the server does not make; a path out of the store is never followed */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error(`not a key of the file store: ${key.slice(0, 80)}`);
}

export const expiryOf = (at: Date): Date => new Date(at.getTime() + UPLOAD_MINUTES * 60_000);
