/** A file that was just taken or chosen, made ready to be sent. */
export interface ReadyFile {
  readonly purpose: 'photo' | 'document';
  readonly blob: Blob;
  readonly type: string;
  readonly name: string;
  /** SHA-256 of the original, in hexadecimal, before anything was made smaller. None where the browser cannot. */
  readonly sha256: string | undefined;
  /** ISO time: as the camera says, or now where it was taken in this very visit. Undefined where nobody knows. */
  readonly takenAt: string | undefined;
  /** Where it was taken, [longitude, latitude] in degrees, as the camera says. */
  readonly place: readonly [number, number] | undefined;
  /** Taken in this very visit, by the camera that the page asked for. */
  readonly isFresh: boolean;
}

export type FileReading =
  | { readonly ok: true; readonly file: ReadyFile }
  | { readonly ok: false; readonly reason: string };
