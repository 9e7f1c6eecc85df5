import { allKinds, kindByFeatureType, kinds, schemaOfFields, type AnyKind } from '@tussock/domain';
import * as z from 'zod/mini';
import { describedBy, exampleOf } from '../json-schema.ts';
import { isoTime, nullableText, uuid } from './common.ts';
import { geometry, polygonal } from './geometry.ts';

/** The name of a kind's own schema in the description of the calls. */
const refTo = ({ id }: AnyKind) => ({ $ref: `#/components/schemas/${id}` });

/** Values of the declared fields of a kind, which the server checks by its declaration. */
export const attributesOf = (kind: AnyKind) =>
  describedBy(z.record(z.string(), z.unknown()), { schema: refTo(kind) });
/** Some values of a kind: for what is tried before it is whole. */
export const someAttributesOf = ({ fields }: AnyKind) =>
  describedBy(z.record(z.string(), z.unknown()), {
    schema: { ...schemaOfFields(fields), required: [] },
  });
export const exampleAttributesOf = ({ fields }: AnyKind) => exampleOf(schemaOfFields(fields));
export const attributes = describedBy(z.record(z.string(), z.unknown()), {
  schema: { anyOf: allKinds.map(refTo), examples: [exampleAttributesOf(kinds.customFeature)] },
});

/** The wire's spelling of a kind of feature. */
export const featureType = describedBy(
  z
    .string()
    .check(z.refine((value) => kindByFeatureType(value) !== undefined, 'There is no such feature type')),
  { schema: { enum: allKinds.map(({ wording }) => wording.featureType) } },
);

/**
 * A feature of a plan. Areas are hectares to 2 decimals and lengths metres to 1, both measured by the server on the ellipsoid. `areaM2` is the
 * area unrounded, in square metres: what sums are made of.
 */
export const feature = z.object({
  _id: uuid,
  /** What a device is known by: no other kind has one (specification §3). */
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
/** A device is known by `id`, what is written on it, where every other feature is known by `_id`. */
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
 * How much of one feature lies on another: hectares to 2 decimals of what both cover and the square metres they come from, metres to 1 of a
 * line on ground, neither for a point.
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
  /** When it was done, by the clock of the device, where it was sent later. */
  doneAt: z.optional(isoTime),
  actorName: nullableText,
  entity: z.string(),
  entityId: uuid,
  op: z.enum(['create', 'update', 'delete']),
  /** What was made had been deleted before. */
  isRestored: z.optional(z.boolean()),
  summary: z.string(),
  /** What the plan was moved to, as people call it; null where it stayed where it was. */
  movedTo: nullableText,
});
