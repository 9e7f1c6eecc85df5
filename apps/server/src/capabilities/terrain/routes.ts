import type { Handlers } from '../../handlers.ts';
import type { Services } from '../../services.ts';
import { readSlope } from './read-slope.ts';

export const terrainHandlers = (services: Services): Handlers<'terrain.slope'> => ({
  'terrain.slope': ({ body }) => readSlope(services, body.geometry),
});
