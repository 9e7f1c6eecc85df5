import { findEntity, filePurposes, isSafeArchivePath } from '@tussock/domain';
import * as z from 'zod/mini';

const uuid = z.uuid();
const text = z.string().check(
  z.maxLength(2000),
  z.refine((words) => !words.includes('\0'), 'contains characters that are not text'),
);
const time = z.string().check(z.refine((at) => !Number.isNaN(Date.parse(at)), 'must be a time'));
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const path = z.string().check(z.refine(isSafeArchivePath, 'must be a path within the ZIP'));
const values = z.record(z.string(), z.unknown());
const count = z.int().check(z.minimum(0), z.maximum(2_000_000_000));
const number = z.int().check(z.minimum(1), z.maximum(1_000_000));
const part = z.object({
  id: text,
  properties: values,
  geometry: z.unknown(),
  drawn: z.unknown(),
  areaM2: z.number().check(z.minimum(0)),
});

const row = z.object({
  id: uuid,
  entity: z
    .string()
    .check(z.refine((id) => findEntity(id) !== undefined, 'is of no sort that is known here')),
  // A boundary that nobody has chosen yet has none.
  version: count,
  kindVersion: z.optional(number),
  values,
  made: values,
});

/** Shape of a frozen version: canonical JSON has no nulls. It may contain entities that only an older release knew. */
export const frozenShape = z.object({
  planId: uuid,
  rev: count,
  rows: z.array(z.object({ id: uuid, entity: text, values, made: values })),
  people: z.optional(
    z.object({ ownerName: z.optional(z.nullable(text)), people: z.record(z.string(), z.string()) }),
  ),
});

/** Required shape of `plan.json`, checked before anything is created from it. */
export const archiveShape = z.object({
  planId: uuid,
  people: z.array(z.object({ id: uuid, name: text, email: text })),
  rows: z.array(row),
  boundary: z.object({ titles: z.array(part), blocks: z.array(part) }),
  files: z.array(z.object({ fileId: uuid, number, storedAs: uuid, path: z.nullable(path) })),
  versions: z.array(
    z.object({
      id: uuid,
      number,
      rev: count,
      reason: text,
      contentHash: sha256,
      madeBy: uuid,
      madeByName: text,
      madeAt: time,
      isClaimed: z.optional(z.boolean()),
      path,
      pdf: z.nullable(z.object({ path, sha256, madeAt: time })),
    }),
  ),
  sampleNames: z.array(z.object({ sampleName: text, transectId: uuid })),
});

/** Server-set times of a thing that are written again. */
export const madeTimes = z.object({ createdAt: time, updatedAt: time });

const madeOfUpload = {
  contentType: text,
  bytes: count,
  width: z.nullable(count),
  height: z.nullable(count),
  sha256: z.nullable(sha256),
  uploadedByName: z.nullable(text),
  uploadedAt: time,
  number,
};
/** Server-set values of a file. */
export const madeOfFile = z.object({
  ...madeOfUpload,
  purpose: z.enum(filePurposes),
  place: z.nullable(z.tuple([z.number(), z.number()])),
  // Those that were packed before it was kept have none.
  takenAt: z._default(z.nullable(time), null),
  earlier: z.array(z.object({ ...madeOfUpload, name: text })),
});
