import type { Handlers } from '../../handlers.ts';
import { startTask } from '../../platform/tasks/start-task.ts';
import type { Services } from '../../services.ts';

export const planBookHandlers = (services: Services): Handlers<'report.planBook'> => ({
  'report.planBook': ({ caller, plan, body, op }) =>
    startTask(services, { caller, plan, op }, { kind: 'planBook', settings: body }),
});
