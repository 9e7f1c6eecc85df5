import { MOST_TASKS, MOST_TASKS_OF_ONE, refusals, taskWords, type TaskKindId } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import type { Caller, PlanAccess } from '../access/caller.ts';
import { AppError } from '../http/app-error.ts';
import { changeOutsidePlans, type Ground } from '../ledger/change-plan.ts';
import type { Op } from '../ledger/op.ts';
import { writeAudit } from '../ledger/write-audit.ts';
import { countOpenTasks, findSameTask, insertTask } from './task-store.ts';

/**
 * Orders long work on a plan and returns its id; if this person's same work is running already, returns the id of that.
 *
 * @throws AppError busy where too many tasks of this person, or of all people, wait
 */
export const startTask = (
  services: Ground,
  { caller, plan, op }: { readonly caller: Caller; readonly plan: PlanAccess; readonly op: Op },
  { kind, settings }: { readonly kind: TaskKindId; readonly settings: unknown },
): Promise<{ _id: string }> =>
  changeOutsidePlans(services, { caller, op, plan }, async ({ trx, at }) => {
    const { planId } = plan;
    const task = { id: uuidv7(), planId, kind, askedBy: caller.userId, askedAt: at, settings };
    const open = await countOpenTasks(trx, caller.userId);
    const same = await findSameTask(trx, task);
    if (same) return { _id: same.id };
    if (open.own >= MOST_TASKS_OF_ONE) throw new AppError('busy', { message: [taskWords.tooManyOfOne] });
    if (open.all >= MOST_TASKS) throw new AppError('busy', { message: [refusals.reportsWaiting(open.all)] });
    await insertTask(trx, task);
    await writeAudit(trx, {
      actorId: caller.userId,
      action: 'export',
      planId,
      at,
      detail: { call: op.callId, kind },
    });
    return { _id: task.id };
  });
