import { taskKinds, type TaskKindId } from '@tussock/domain';
import type { Handlers } from '../../handlers.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changeOutsidePlans } from '../../platform/ledger/change-plan.ts';
import { noteFetched } from '../../platform/ledger/note-fetched.ts';
import { findTask, findTasksOf, stopTask } from '../../platform/tasks/task-store.ts';
import { keyOfTask } from '../../platform/tasks/task-lane.ts';
import type { Services } from '../../services.ts';
import { presentTask } from './present-task.ts';

type TaskCall = 'task.all' | 'task.cancel' | 'task.download';

const MOST_SHOWN = 50;

export const taskHandlers = (services: Services): Handlers<TaskCall> => ({
  'task.all': async ({ caller }) => ({
    results: (await findTasksOf(services.database.db, caller.userId, MOST_SHOWN)).map(presentTask),
  }),
  'task.cancel': ({ caller, plan: { planId }, op, params }) =>
    changeOutsidePlans(services, { caller, op }, async ({ trx }) => {
      const isStopped = await stopTask(trx, { id: params.taskId, planId, askedBy: caller.userId });
      if (!isStopped) throw new AppError('notFound');
      return { ok: true } as const;
    }),
  'task.download': async ({ caller, plan, params }) => {
    const { database, files } = services;
    const wanted = { id: params.taskId, planId: plan.planId, askedBy: caller.userId };
    const task = await findTask(database.db, wanted);
    if (task?.state !== 'done' || task.contentType === null) throw new AppError('notFound');
    // Whoever may no longer have such a thing made may not have this one either.
    const { ability } = taskKinds[task.kind as TaskKindId]; // written by the platform from this list
    if (!plan.abilities.includes(ability))
      throw new AppError('forbidden', { logText: `may not ${ability} any more` });
    const chunks = await files.stream(keyOfTask(task.id));
    if (!chunks)
      throw new AppError('notFound', { logText: `what the task ${task.id} made is not in the store` });
    const detail = { call: 'task.download', kind: task.kind };
    await noteFetched(services, { caller, action: 'download', planId: plan.planId, detail });
    return {
      chunks,
      contentType: task.contentType,
      ...(task.fileName === null ? {} : { fileName: task.fileName }),
      headers: { 'content-length': String(task.bytes) },
    };
  },
});
