import type { Handlers } from '../../handlers.ts';
import type { Services } from '../../services.ts';
import { proposeUnits } from './propose-units.ts';
import { readLandFacts } from './read-land-facts.ts';
import { readPlace } from './read-place.ts';
import { readSlope } from './read-slope.ts';

type TerrainCall = 'terrain.slope' | 'terrain.units' | 'plan.place' | 'land.facts';

export const terrainHandlers = (services: Services): Handlers<TerrainCall> => ({
  'plan.place': ({ plan }) => readPlace(services, plan.planId),
  'terrain.slope': ({ body }) => readSlope(services, body.geometry),
  'terrain.units': ({ plan }) => proposeUnits(services, plan.planId),
  'land.facts': ({ body, caller }) => readLandFacts(services, caller.userId, body.ids),
});
