import type { Handlers } from '../../handlers.ts';
import type { Services } from '../../services.ts';
import { readPlace } from './read-place.ts';
import { readSlope } from './read-slope.ts';

export const terrainHandlers = (services: Services): Handlers<'terrain.slope' | 'plan.place'> => ({
  'plan.place': ({ plan }) => readPlace(services, plan.planId),
  'terrain.slope': ({ body }) => readSlope(services, body.geometry),
});
