import type { Handlers } from '../../handlers.ts';
import { startTask } from '../../platform/tasks/start-task.ts';
import type { Services } from '../../services.ts';
import { bringInPlan, stageArchive } from './bring-in-plan.ts';

export const archiveHandlers = (
  services: Services,
): Handlers<'archive.order' | 'archive.upload' | 'archive.bringIn'> => ({
  'archive.order': ({ caller, plan, op }) =>
    startTask(services, { caller, plan, op }, { kind: 'wholePlan', settings: {} }),
  'archive.upload': ({ caller, body }) => stageArchive(services, caller, body),
  'archive.bringIn': ({ caller, op, ended, body }) => bringInPlan(services, { caller, op, ended, ...body }),
});
