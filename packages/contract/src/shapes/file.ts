import { filePurposes } from '@tussock/domain';
import * as z from 'zod/mini';
import { isoTime, nullableText, uuid } from './common.ts';

/** Upload URL and the signed fields that come first in the form; a Content-Type field and the file follow. */
const presignedData = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) });
export type PresignedData = z.infer<typeof presignedData>;

/** Presigned upload (specification §7). `filePath` identifies the uploaded file in the call that uses it. */
export const presignedUpload = z.object({ filePath: z.string(), presignedData });

export const filePath = z.string().check(z.maxLength(200));

/** Earlier version of a document: its number, starting at 1, and its stored details. */
const earlierVersion = z.object({
  number: z.number(),
  name: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  sha256: nullableText,
  uploadedByName: nullableText,
  uploadedAt: isoTime,
});
export type EarlierVersion = z.infer<typeof earlierVersion>;

/** File of a plan, in its newest version. A picture has a width and a height, in pixels of its large size; a document has none. */
export const planFile = z.object({
  _id: uuid,
  purpose: z.enum(filePurposes),
  name: z.string(),
  caption: z.string(),
  /** Folder, such as 'Consents/Water'; '' for a file in no folder. */
  folder: z.string(),
  tags: z.array(z.string()),
  /** Last day the document is valid, 'YYYY-MM-DD'. */
  expiresOn: nullableText,
  contentType: z.string(),
  bytes: z.number(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** Position where the photo was taken, [longitude, latitude], when a person asked to store it. */
  place: z.nullable(z.array(z.number())),
  /** Time when a photo was taken, from its camera or the device it was chosen on. */
  takenAt: z.nullable(isoTime),
  /** SHA-256 of the file as it was uploaded, in hexadecimal. Pictures are re-encoded, and this identifies the original. */
  sha256: nullableText,
  uploadedByName: nullableText,
  uploadedAt: isoTime,
  /** Version number, starting at 1. */
  number: z.number(),
  /** Earlier versions, newest first. */
  earlier: z.array(earlierVersion),
});
export type PlanFile = z.infer<typeof planFile>;

/** Missing part of an upload: its bytes from `from` up to, not including, `to`, and where to send it. */
const missingPart = z.object({ number: z.number(), from: z.number(), to: z.number(), presignedData });
/** Upload in parts: its identifier, and the parts that are still missing. A complete upload has no missing parts. */
export const uploadUnderWay = z.object({ filePath: z.string(), missing: z.array(missingPart) });
