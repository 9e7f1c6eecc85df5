import { slopeClasses, type SlopeFigures } from '@tussock/domain';
import * as z from 'zod/mini';
import { polygonal } from './geometry.ts';

type SlopeClass = SlopeFigures['slopeClass'];
const slopeClass = z.enum(slopeClasses.map(({ key }) => key) as [SlopeClass, ...SlopeClass[]]); // one for each class

/** Slope of the ground in a shape. Degrees to a tenth, hectares to 1/100. */
export const groundSlope = z.object({
  meanDegrees: z.number(),
  steepestDegrees: z.number(),
  slopeClass,
  hectaresByClass: z.array(z.object({ slopeClass, hectares: z.number() })),
  cellMetres: z.number(),
});

/** Ground of one slope class within a boundary, proposed as a land unit. */
export const landUnitProposal = z.object({
  slopeClass,
  /** Mean slope in degrees, to a tenth. */
  meanDegrees: z.number(),
  areaHectares: z.number(),
  geometry: polygonal,
});
export type LandUnitProposal = z.infer<typeof landUnitProposal>;
