import { levels, mitigationActions, riskTypes } from '@tussock/domain';
import * as z from 'zod/mini';
import { uuid } from './common.ts';

const level = z.nullable(z.enum(levels.map(({ key }) => key)));
const score = z.nullable(z.number());
const shares = z.array(
  z.object({
    _id: uuid,
    name: z.string(),
    areaM2: z.nullable(z.number()),
    lengthMetres: z.nullable(z.number()),
  }),
);

/** Rating of one risk of a land unit. When a value of its formula is missing there is no score, and `missing` lists the fields. */
const rating = z.object({
  riskType: z.enum(riskTypes.map(({ key }) => key)),
  points: z.array(z.object({ label: z.string(), source: z.string(), points: z.number() })),
  missing: z.array(z.string()),
  inherentScore: score,
  inherentLevel: level,
  planLevel: level,
  isOverridden: z.boolean(),
  startScore: score,
  reduction: z.number(),
  residualScore: score,
  residualLevel: level,
});

export const unitRisk = z.object({
  _id: uuid,
  name: z.string(),
  areaHectares: z.nullable(z.number()),
  ratings: z.array(rating),
  mitigations: z.array(z.enum(mitigationActions.map(({ key }) => key))),
  lucUnits: shares,
  criticalSourceAreas: shares,
});
