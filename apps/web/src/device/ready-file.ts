/** A taken or chosen file, prepared for upload. */
export interface ReadyFile {
  readonly purpose: 'photo' | 'document';
  readonly blob: Blob;
  readonly type: string;
  readonly name: string;
  /** SHA-256 of the original in hexadecimal, before it was made smaller. Undefined where the browser cannot compute it. */
  readonly sha256: string | undefined;
  /** ISO time from the camera, or now where it was taken during this visit. Undefined where it is unknown. */
  readonly takenAt: string | undefined;
  /** Position from the camera, [longitude, latitude] in degrees. */
  readonly place: readonly [number, number] | undefined;
  /** Whether it was taken during this visit, by the camera that the page opened. */
  readonly isFresh: boolean;
}

export type FileReading =
  | { readonly ok: true; readonly file: ReadyFile }
  | { readonly ok: false; readonly reason: string };
