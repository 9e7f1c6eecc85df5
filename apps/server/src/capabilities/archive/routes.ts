import type { Handlers } from '../../handlers.ts';
import { startTask } from '../../platform/tasks/start-task.ts';
import type { Services } from '../../services.ts';
import { importPlan, stageArchive } from './import-plan.ts';

export const archiveHandlers = (
  services: Services,
): Handlers<'archive.order' | 'archive.upload' | 'archive.bringIn'> => ({
  'archive.order': ({ caller, plan, op }) =>
    startTask(services, { caller, plan, op }, { kind: 'wholePlan', settings: {} }),
  'archive.upload': ({ caller, body }) => stageArchive(services, caller, body),
  'archive.bringIn': ({ caller, op, ended, body }) => importPlan(services, { caller, op, ended, ...body }),
});
