import { UPLOAD_PART } from '../files/file-rules.ts';

/** A piece of a file on its way: from one byte up to another, which is not in it. */
export interface UploadPart {
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

/** The pieces that a file of so many bytes is sent in. */
export const partsOf = (bytes: number): readonly UploadPart[] =>
  Array.from({ length: Math.ceil(bytes / UPLOAD_PART) }, (_, number) => ({
    number,
    from: number * UPLOAD_PART,
    to: Math.min(bytes, (number + 1) * UPLOAD_PART),
  }));
