import type { Handlers } from '../../handlers.ts';
import type { Services } from '../../services.ts';
import { readPlanRisk } from './read-plan-risk.ts';

export const riskHandlers = ({ database }: Pick<Services, 'database'>): Handlers<'risk.all'> => ({
  'risk.all': ({ plan }) => readPlanRisk(database.db, plan.planId),
});
