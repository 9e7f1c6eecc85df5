import { UPLOAD_PART } from '../files/file-rules.ts';

/** Part of an upload: from one byte up to, not including, another. */
export interface UploadPart {
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

/** Splits a file size in bytes into upload parts. */
export const partsOf = (bytes: number): readonly UploadPart[] =>
  Array.from({ length: Math.ceil(bytes / UPLOAD_PART) }, (_, number) => ({
    number,
    from: number * UPLOAD_PART,
    to: Math.min(bytes, (number + 1) * UPLOAD_PART),
  }));
