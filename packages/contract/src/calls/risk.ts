import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { unitRisk } from '../shapes/risk.ts';

export const readPlanRisk = defineCall({
  id: 'risk.all',
  summary:
    'How each land management unit of a plan is rated for five risks, with every point and where it was read, and the version and source of the rules.',
  method: 'GET',
  path: '/api/plans/{planId}/risk',
  access: { to: 'plan', ability: 'viewPlan' },
  scopes: ['readMap'],
  reply: z.object({
    rules: z.object({ version: z.string(), source: z.string(), notice: z.string() }),
    results: z.array(unitRisk),
  }),
});
