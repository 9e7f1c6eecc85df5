import { kinds, toasts, type AnyKind } from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { FEATURE_BODY_LIMIT } from '../limits.ts';
import { uuid } from '../shapes/common.ts';
import { attributesOf, exampleAttributesOf, device, feature } from '../shapes/feature.ts';
import { fertiliserApplication } from '../shapes/fertiliser.ts';
import { examplePoint, exampleSquare, geometry } from '../shapes/geometry.ts';

// Kinds that the specification gives calls of their own, beside those that every feature has. They write through the same path.

const changeOf = (kind: AnyKind) =>
  z.strictObject({
    planId: z.optional(uuid),
    geometry: z.optional(geometry),
    properties: z.optional(attributesOf(kind)),
  });
/** Example with only the shape; values that are left out stay unchanged. */
const example = { geometry: exampleSquare };
const featureList = z.object({ results: z.array(feature), rev: z.number() });
const toMany = ['features', 'history'] as const;

export const updateBuilding = defineCall({
  id: 'building.update',
  summary: 'Changes a building’s shape, its values, or both.',
  method: 'POST',
  path: '/api/plan/{planId}/building/update/{featureId}',
  access: { to: 'plan', ability: 'editFeatures' },
  scopes: ['writeMap'],
  body: changeOf(kinds.building),
  example,
  reply: feature,
  toast: () => toasts.featureSaved(kinds.building.names.inSentence),
  resets: toMany,
  bodyLimit: FEATURE_BODY_LIMIT,
});

const option = z.object({ key: z.string(), label: z.string() });

export const listBuildingOptions = defineCall({
  id: 'building.options',
  summary: 'The six lists that describe buildings and what is kept in them.',
  method: 'GET',
  path: '/api/plan/{planId}/building/options/all',
  access: { to: 'plan', ability: 'viewPlan' },
  scopes: ['readMap'],
  reply: z.object({
    agrichemicalCategories: z.array(option),
    claddingOptions: z.array(option),
    implementTypes: z.array(option),
    roofingOptions: z.array(option),
    seedCultivarTypes: z.array(option),
    storedItemTypes: z.array(option),
  }),
});

export const updatePaddock = defineCall({
  id: 'paddock.update',
  summary:
    'Changes a paddock’s shape, its values (use, pasture, crop rotation, cultivation, residue …), or both.',
  method: 'POST',
  path: '/api/plan/{planId}/paddock/update/{featureId}',
  access: { to: 'plan', ability: 'editFeatures' },
  scopes: ['writeMap'],
  body: changeOf(kinds.paddock),
  example,
  reply: feature,
  toast: () => toasts.featureSaved(kinds.paddock.names.inSentence),
  resets: toMany,
  bodyLimit: FEATURE_BODY_LIMIT,
});

export const listLandUseCapability = defineCall({
  id: 'luc.all',
  summary: 'A plan’s LUC units.',
  method: 'GET',
  path: '/api/plan/{planId}/luc/all',
  access: { to: 'plan', ability: 'viewPlan' },
  scopes: ['readMap'],
  reply: featureList,
  answer: 'jsonText',
});

export const updateLandUseCapability = defineCall({
  id: 'luc.update',
  summary: 'Changes a LUC unit’s shape, its values, or both.',
  method: 'POST',
  path: '/api/plan/{planId}/luc/update/{featureId}',
  access: { to: 'plan', ability: 'editFeatures' },
  scopes: ['writeMap'],
  body: changeOf(kinds.luc),
  example,
  reply: feature,
  toast: () => toasts.featureSaved(kinds.luc.names.inSentence),
  resets: toMany,
  bodyLimit: FEATURE_BODY_LIMIT,
});

/** Id printed on a device, by which it is addressed. */
const deviceId = z.string().check(z.minLength(1), z.maxLength(kinds.device.fields.id.maxLength));

export const createDevice = defineCall({
  id: 'device.create',
  summary: 'Adds a device to a plan. It is known by its own id, which must be the only one on the plan.',
  method: 'POST',
  path: '/api/plans/{planId}/device',
  access: { to: 'plan', ability: 'editFeatures' },
  scopes: ['writeMap'],
  body: z.strictObject({
    id: deviceId,
    planId: z.optional(uuid),
    geometry,
    properties: attributesOf(kinds.device),
  }),
  example: { id: 'probe-7', geometry: examplePoint, properties: exampleAttributesOf(kinds.device) },
  reply: device,
  toast: () => toasts.featureSaved(kinds.device.names.inSentence),
  resets: toMany,
});

export const updateDevice = defineCall({
  id: 'device.update',
  summary: 'Changes where a device stands, its values, or both.',
  method: 'PUT',
  path: '/api/plans/{planId}/device/{deviceId}',
  access: { to: 'plan', ability: 'editFeatures' },
  scopes: ['writeMap'],
  body: changeOf(kinds.device),
  example: { geometry: examplePoint },
  reply: device,
  toast: () => toasts.featureSaved(kinds.device.names.inSentence),
  resets: toMany,
});

export const listFertiliserApplications = defineCall({
  id: 'fertiliser.all',
  summary: 'A plan’s fertiliser applications, each with its quantities, nutrients and prices.',
  method: 'GET',
  path: '/api/plans/{planId}/fertiliser',
  access: { to: 'plan', ability: 'viewPlan' },
  scopes: ['readRecords'],
  reply: z.object({ results: z.array(fertiliserApplication), rev: z.number() }),
});

export const createFertiliserApplication = defineCall({
  id: 'fertiliser.create',
  summary:
    'Adds a fertiliser application to a plan. The id is made by the client; where it is left out, the id of the write is taken.',
  method: 'POST',
  path: '/api/plans/{planId}/fertiliser',
  access: { to: 'plan', ability: 'editFeatures' },
  scopes: ['writeMap'],
  body: z.strictObject({
    _id: z.optional(uuid),
    planId: z.optional(uuid),
    geometry,
    properties: attributesOf(kinds.fertiliser),
  }),
  example: { ...example, properties: exampleAttributesOf(kinds.fertiliser) },
  reply: fertiliserApplication,
  toast: () => toasts.featureSaved(kinds.fertiliser.names.inSentence),
  resets: toMany,
  bodyLimit: FEATURE_BODY_LIMIT,
});

export const updateFertiliserApplication = defineCall({
  id: 'fertiliser.update',
  summary: 'Changes a fertiliser application’s shape, its values, or both.',
  method: 'PUT',
  path: '/api/plans/{planId}/fertiliser/{featureId}',
  access: { to: 'plan', ability: 'editFeatures' },
  scopes: ['writeMap'],
  body: changeOf(kinds.fertiliser),
  example,
  reply: fertiliserApplication,
  toast: () => toasts.featureSaved(kinds.fertiliser.names.inSentence),
  resets: toMany,
  bodyLimit: FEATURE_BODY_LIMIT,
});
