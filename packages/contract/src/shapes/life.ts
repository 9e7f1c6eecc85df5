import * as z from 'zod/mini';
import { isoTime, nullableText, uuid } from './common.ts';
import { planStatus } from './plan-status.ts';

/** Maximum version number; a plan submitted every minute for years would not reach it. */
const MOST_VERSIONS = 9_999_999;
const ofVersions = [z.minimum(1), z.maximum(MOST_VERSIONS)] as const;

/** Number of a version. */
export const versionNumber = z.int().check(...ofVersions);
/** Number of a version in an address. */
export const askedVersionNumber = z.coerce.number().check(z.int(), ...ofVersions);

/** Status of a plan after a move. */
export const planLife = z.object({
  status: planStatus,
  statusSince: isoTime,
  /** Number of the newest version; null before the first. */
  versionNumber: z.nullable(z.number()),
});
export type PlanLifeReply = z.infer<typeof planLife>;

/** Version of a plan: the whole record at one revision. */
export const planVersionItem = z.object({
  _id: uuid,
  number: z.number(),
  rev: z.number(),
  reason: z.string(),
  /** SHA-256 of the content, in hexadecimal. */
  contentHash: z.string(),
  madeByName: z.string(),
  madeAt: isoTime,
  /** Printed version; null until it has been made. */
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

/** Changes of a plan between two versions, or since one, thing by thing. */
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
