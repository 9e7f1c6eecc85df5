import { slopeClasses, type SlopeFigures } from '@tussock/domain';
import * as z from 'zod/mini';

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
