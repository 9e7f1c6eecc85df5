import { filePurposes } from '@tussock/domain';
import * as z from 'zod/mini';
import { isoTime, nullableText, uuid } from './common.ts';

/** Where a file is sent and the signed fields that go before it; then come a Content-Type field and the file. */
const presignedData = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) });
export type PresignedData = z.infer<typeof presignedData>;

/** A presigned upload (specification §7). `filePath` names what was uploaded to the call that uses it. */
export const presignedUpload = z.object({ filePath: z.string(), presignedData });

export const filePath = z.string().check(z.maxLength(200));

/** A file of a plan. A picture has a width and a height, in pixels of its large size; a document has none. */
export const planFile = z.object({
  _id: uuid,
  purpose: z.enum(filePurposes),
  name: z.string(),
  caption: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** [longitude, latitude] where it was taken, where that was asked to be kept. */
  place: z.nullable(z.array(z.number())),
  /** SHA-256 of the file as it was sent, in hexadecimal: a picture is made anew, and this tells of which original. */
  sha256: nullableText,
  uploadedByName: nullableText,
  uploadedAt: isoTime,
});
export type PlanFile = z.infer<typeof planFile>;
