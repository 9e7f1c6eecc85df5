import { analytes, type AnalyteKey } from '@tussock/domain';
import * as z from 'zod/mini';
import { isoTime, uuid } from './common.ts';

const result = z.strictObject({
  value: z.number(),
  /** Set when the true value lies below or above the figure, as in '<2' and '>400'. */
  limit: z.optional(z.enum(['below', 'above'])),
});
type ResultShapes = { [K in AnalyteKey]: z.ZodMiniOptional<typeof result> };

/** Results by analyte, each in the unit of its analyte; analytes that were not measured are left out. */
export const soilResults = z.strictObject(
  Object.fromEntries(analytes.map(({ key }) => [key, z.optional(result)])) as ResultShapes, // one for each of them, just made
);

/** Details by declared field, `sampledOn` among them. They are validated together with the results, by the same rules as the form. */
const soilDetails = z.record(z.string(), z.unknown());

export const soilTestContent = {
  transectId: uuid,
  details: soilDetails,
  results: soilResults,
};

export const soilTest = z.object({
  _id: uuid,
  version: z.number(),
  ...soilTestContent,
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type SoilTestReply = z.infer<typeof soilTest>;
