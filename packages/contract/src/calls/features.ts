import { kindByFeatureType, kinds, MOST_ROWS_AT_ONCE, toasts } from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { BATCH_BODY_LIMIT, FEATURE_BODY_LIMIT } from '../limits.ts';
import { uuid } from '../shapes/common.ts';
import {
  attributes,
  exampleAttributesOf,
  feature,
  featureType,
  overlap,
  sharedGround,
} from '../shapes/feature.ts';
import { exampleSquare, geometry } from '../shapes/geometry.ts';

const ofType = z.object({ featureType });
const noun = (type: string): string => kindByFeatureType(type)?.names.inSentence ?? type;

export const listFeatures = defineCall({
  id: 'feature.all',
  summary: 'A plan’s features of one type, or of every type where none is given.',
  method: 'GET',
  path: '/api/plan/{planId}/feature/all',
  access: { to: 'plan', ability: 'viewPlan' },
  scopes: ['readMap'],
  query: z.object({ featureType: z.optional(featureType) }),
  reply: z.object({ results: z.array(feature), rev: z.number() }),
  answer: 'jsonText',
});

export const listSharedGround = defineCall({
  id: 'feature.sharedGround',
  summary:
    'The features that stand on the same ground as one: what lies on an area, or the areas a line or point lies on, most first.',
  method: 'GET',
  path: '/api/plan/{planId}/feature/shared-ground/{featureId}',
  access: { to: 'plan', ability: 'viewPlan' },
  scopes: ['readMap'],
  reply: z.object({ results: z.array(sharedGround) }),
});

export const createFeature = defineCall({
  id: 'feature.create',
  summary:
    'Adds a feature to a plan. The id is made by the client; where it is left out, the id of the write is taken.',
  method: 'POST',
  path: '/api/plan/{planId}/feature/create',
  access: { to: 'plan', ability: 'editFeatures' },
  scopes: ['writeMap'],
  body: z.strictObject({
    _id: z.optional(uuid),
    planId: z.optional(uuid),
    featureType,
    geometry,
    properties: attributes,
  }),
  example: {
    featureType: kinds.customFeature.wording.featureType,
    geometry: exampleSquare,
    properties: exampleAttributesOf(kinds.customFeature),
  },
  reply: feature,
  toast: ({ body }) => toasts.featureSaved(noun(body.featureType)),
  resets: ['features', 'history'],
  bodyLimit: FEATURE_BODY_LIMIT,
});

export const updateFeature = defineCall({
  id: 'feature.update',
  summary: 'Changes a feature’s shape, its values, or both. `If-Match` carries the version the caller saw.',
  method: 'PUT',
  path: '/api/plan/{planId}/feature/update/{featureId}',
  access: { to: 'plan', ability: 'editFeatures' },
  scopes: ['writeMap'],
  query: ofType,
  body: z.strictObject({
    planId: z.optional(uuid),
    geometry: z.optional(geometry),
    properties: z.optional(attributes),
  }),
  example: { geometry: exampleSquare },
  reply: feature,
  toast: ({ query }) => toasts.featureSaved(noun(query.featureType)),
  resets: ['features', 'history'],
  bodyLimit: FEATURE_BODY_LIMIT,
});

export const deleteFeature = defineCall({
  id: 'feature.delete',
  summary: 'Removes a feature from a plan; its history stays.',
  method: 'DELETE',
  path: '/api/plan/{planId}/feature/delete/{featureId}',
  access: { to: 'plan', ability: 'editFeatures' },
  scopes: ['writeMap'],
  query: ofType,
  reply: z.object({ _id: uuid }),
  toast: ({ query }) => toasts.featureDeleted(noun(query.featureType)),
  resets: ['features', 'history'],
});

export const saveFeatures = defineCall({
  id: 'feature.batch',
  summary:
    'Adds and changes many features at once: all of them or none. A row with a version changes the feature of its id, one without adds it. Faults name the row, as in `rows.3.name`; a stale version answers every feature that has moved on.',
  method: 'POST',
  path: '/api/plan/{planId}/feature/batch',
  access: { to: 'plan', ability: 'editFeatures' },
  scopes: ['writeMap'],
  body: z.strictObject({
    rows: z
      .array(
        z.strictObject({
          _id: uuid,
          featureType,
          version: z.optional(z.int().check(z.minimum(1))),
          geometry: z.optional(geometry),
          properties: z.optional(attributes),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_ROWS_AT_ONCE)),
  }),
  example: {
    rows: [
      {
        _id: '01932c07-223e-7000-8000-000000000002',
        featureType: kinds.customFeature.wording.featureType,
        geometry: exampleSquare,
        properties: exampleAttributesOf(kinds.customFeature),
      },
    ],
  },
  reply: z.object({
    results: z.array(z.object({ _id: uuid, version: z.number() })),
  }),
  toast: () => toasts.changesSaved(),
  resets: ['features', 'history'],
  bodyLimit: BATCH_BODY_LIMIT,
});

export const checkShape = defineCall({
  id: 'feature.check',
  summary:
    'Measures a drawn shape before it is saved: what is wrong with it, a mended one, and where it lies over others of its kind.',
  method: 'POST',
  path: '/api/plan/{planId}/feature/check',
  access: { to: 'plan', ability: 'editFeatures' },
  body: z.strictObject({ _id: z.optional(uuid), featureType, geometry }),
  reply: z.object({
    reasons: z.array(
      z.object({ reason: z.string(), message: z.string(), at: z.optional(z.array(z.number())) }),
    ),
    repaired: z.nullable(geometry),
    areaHectares: z.nullable(z.number()),
    lengthMetres: z.nullable(z.number()),
    overlaps: z.array(overlap),
  }),
  bodyLimit: FEATURE_BODY_LIMIT,
});
