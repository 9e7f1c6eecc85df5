import { filePurposes } from '@tussock/domain';
import * as z from 'zod/mini';
import { isoTime, nullableText, uuid } from './common.ts';

/** Where a file is sent and the signed fields that go before it; then come a Content-Type field and the file. */
const presignedData = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) });
export type PresignedData = z.infer<typeof presignedData>;

/** A presigned upload (specification §7). `filePath` names what was uploaded to the call that uses it. */
export const presignedUpload = z.object({ filePath: z.string(), presignedData });

export const filePath = z.string().check(z.maxLength(200));

/** One of the files that a document was before: its number, from 1 on, and what was kept of it. */
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

/** A file of a plan, as its newest version. A picture has a width and a height, in pixels of its large size; a document has none. */
export const planFile = z.object({
  _id: uuid,
  purpose: z.enum(filePurposes),
  name: z.string(),
  caption: z.string(),
  /** 'Consents/Water'; '' for one that lies in none. */
  folder: z.string(),
  tags: z.array(z.string()),
  /** The last day it is good, 'YYYY-MM-DD'. */
  expiresOn: nullableText,
  contentType: z.string(),
  bytes: z.number(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** [longitude, latitude] where it was taken, where that was asked to be kept. */
  place: z.nullable(z.array(z.number())),
  /** When a photo was taken, as its camera or the device it was chosen on says. */
  takenAt: z.nullable(isoTime),
  /** SHA-256 of the file as it was sent, in hexadecimal: a picture is made anew, and this tells of which original. */
  sha256: nullableText,
  uploadedByName: nullableText,
  uploadedAt: isoTime,
  /** Which version this is, from 1 on. */
  number: z.number(),
  /** Those before it, the newest first. */
  earlier: z.array(earlierVersion),
});
export type PlanFile = z.infer<typeof planFile>;

/** A piece of a file that has not come in yet: its bytes from `from` up to `to`, which is not in it, and where it is sent. */
const missingPart = z.object({ number: z.number(), from: z.number(), to: z.number(), presignedData });
/** An upload in parts: what names it, and what is still to be sent. Nothing is missing of one that is whole. */
export const uploadUnderWay = z.object({ filePath: z.string(), missing: z.array(missingPart) });
