import * as z from 'zod/mini';
import { isoTime, nullableText, uuid } from './common.ts';
import { planStatus } from './plan-status.ts';

/** As many as a plan sent each minute for years would have. */
const MOST_VERSIONS = 9_999_999;
const ofVersions = [z.minimum(1), z.maximum(MOST_VERSIONS)] as const;

/** The number of a version. */
export const versionNumber = z.int().check(...ofVersions);
/** The same in an address. */
export const askedVersionNumber = z.coerce.number().check(z.int(), ...ofVersions);

/** Where a plan stands after a move. */
export const planLife = z.object({
  status: planStatus,
  statusSince: isoTime,
  /** The newest version there is; null before the first. */
  versionNumber: z.nullable(z.number()),
});
export type PlanLifeReply = z.infer<typeof planLife>;

/** A version of a plan: the whole record as it stood at a revision. */
export const planVersionItem = z.object({
  _id: uuid,
  number: z.number(),
  rev: z.number(),
  reason: z.string(),
  /** SHA-256 of the content, in hexadecimal. */
  contentHash: z.string(),
  madeByName: z.string(),
  madeAt: isoTime,
  /** The printed version, once it is made. */
  file: z.nullable(z.object({ size: z.number(), sha256: z.string(), madeAt: isoTime })),
});
export type PlanVersionItem = z.infer<typeof planVersionItem>;

const changedValue = z.object({
  key: z.string(),
  label: z.string(),
  before: nullableText,
  after: nullableText,
  isShape: z.optional(z.literal(true)),
});

/** What became of a plan between two versions, or since one, thing by thing. */
export const versionChanges = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      entity: z.string(),
      sort: z.string(),
      name: z.string(),
      change: z.enum(['added', 'changed', 'removed']),
      values: z.array(changedValue),
      shape: z.optional(z.object({ before: z.unknown(), after: z.unknown() })),
    }),
  ),
});
export type VersionChanges = z.infer<typeof versionChanges>;
