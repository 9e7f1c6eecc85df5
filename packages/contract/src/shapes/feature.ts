import { allKinds, kindByFeatureType, kinds, schemaOfFields, type AnyKind } from '@tussock/domain';
import * as z from 'zod/mini';
import { describedBy, exampleOf } from '../json-schema.ts';
import { isoTime, nullableText, uuid } from './common.ts';
import { geometry, polygonal } from './geometry.ts';

/** Reference to a kind's own schema in the API description. */
const refTo = ({ id }: AnyKind) => ({ $ref: `#/components/schemas/${id}` });

/** Attributes of a kind, which the server validates against its declaration. */
export const attributesOf = (kind: AnyKind) =>
  describedBy(z.record(z.string(), z.unknown()), { schema: refTo(kind) });
/** Partial attributes of a kind, for checking a feature before it is complete. */
export const someAttributesOf = ({ fields }: AnyKind) =>
  describedBy(z.record(z.string(), z.unknown()), {
    schema: { ...schemaOfFields(fields), required: [] },
  });
export const exampleAttributesOf = ({ fields }: AnyKind) => exampleOf(schemaOfFields(fields));
export const attributes = describedBy(z.record(z.string(), z.unknown()), {
  schema: { anyOf: allKinds.map(refTo), examples: [exampleAttributesOf(kinds.customFeature)] },
});

/** Wire spelling of a kind of feature. */
export const featureType = describedBy(
  z
    .string()
    .check(z.refine((value) => kindByFeatureType(value) !== undefined, 'There is no such feature type')),
  { schema: { enum: allKinds.map(({ wording }) => wording.featureType) } },
);

/**
 * Feature of a plan. Areas are hectares to 2 decimals and lengths metres to 1, both measured by the server on the ellipsoid. `areaM2` is
 * the unrounded area in square metres, used for sums.
 */
export const feature = z.object({
  _id: uuid,
  /** Id printed on a device; other kinds have none (specification §3). */
  id: z.optional(z.string()),
  planId: uuid,
  featureType: z.string(),
  version: z.number(),
  geometry,
  properties: attributes,
  areaHectares: z.nullable(z.number()),
  areaM2: z.nullable(z.number()),
  lengthMetres: z.nullable(z.number()),
  createdAt: isoTime,
  updatedAt: isoTime,
});
/** Device, identified by `id`, which is printed on it, while every other feature is identified by `_id`. */
export const device = z.extend(feature, { id: z.string() });
export type DeviceReply = z.infer<typeof device>;

export type FeatureReply = z.infer<typeof feature>;

export const overlap = z.object({
  _id: uuid,
  name: z.string(),
  areaHectares: z.number(),
  geometry: polygonal,
});

/**
 * Part of one feature that lies on another: for areas, hectares to 2 decimals and the square metres they come from; for a line on an area,
 * metres to 1; for a point, neither.
 */
export const sharedGround = z.object({
  _id: uuid,
  featureType: z.string(),
  areaHectares: z.nullable(z.number()),
  areaM2: z.nullable(z.number()),
  lengthMetres: z.nullable(z.number()),
});
export type SharedGround = z.infer<typeof sharedGround>;

export const changeEntry = z.object({
  rev: z.number(),
  at: isoTime,
  /** Time by the clock of the device, when the write was sent later than it was made. */
  doneAt: z.optional(isoTime),
  actorName: nullableText,
  entity: z.string(),
  entityId: uuid,
  op: z.enum(['create', 'update', 'delete']),
  /** True when a created feature had been deleted before. */
  isRestored: z.optional(z.boolean()),
  summary: z.string(),
  /** New status of the plan as people read it; null when it did not change. */
  movedTo: nullableText,
});
