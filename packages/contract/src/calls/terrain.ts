import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { FEATURE_BODY_LIMIT } from '../limits.ts';
import { polygonal } from '../shapes/geometry.ts';
import { groundSlope, landUnitProposal } from '../shapes/terrain.ts';

export const readGroundSlope = defineCall({
  id: 'terrain.slope',
  summary:
    'How steep the ground of a shape is, by the terrain model: its mean, its steepest 20 m, and hectares by class. Null where no heights are known.',
  method: 'POST',
  path: '/api/plans/{planId}/terrain/slope',
  access: { to: 'plan', ability: 'viewPlan' },
  body: z.strictObject({ geometry: polygonal }),
  reply: z.object({ slope: z.nullable(groundSlope), attribution: z.string() }),
  bodyLimit: FEATURE_BODY_LIMIT,
  callsPerMinute: 240,
});

export const proposeLandUnits = defineCall({
  id: 'terrain.units',
  summary:
    'Land units proposed for a plan: its boundary divided by slope, by the terrain model. Empty where no heights are known, or there is no boundary.',
  method: 'GET',
  path: '/api/plans/{planId}/terrain/units',
  access: { to: 'plan', ability: 'viewPlan' },
  reply: z.object({ units: z.array(landUnitProposal), attribution: z.string() }),
  callsPerMinute: 60,
});
