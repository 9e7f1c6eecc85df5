import type { Handlers } from '../../handlers.ts';
import { startTask } from '../../platform/tasks/start-task.ts';
import type { Services } from '../../services.ts';

export const auditPackHandlers = (services: Services): Handlers<'report.auditPack'> => ({
  'report.auditPack': ({ caller, plan, body, op }) =>
    startTask(services, { caller, plan, op }, { kind: 'auditPack', settings: body }),
});
