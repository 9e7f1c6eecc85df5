import { dayInNewZealand, isOverdue } from '@tussock/domain';
import type { Handlers } from '../../handlers.ts';
import type { Services } from '../../services.ts';
import { findPeopleOfPlan } from './action-store.ts';
import { actionStore, madeOfAction, valuesOfAction } from '../../platform/things/stored-actions.ts';

/** Sort key after every day, so that actions without a day come last. */
const NO_DAY = '9';

export const actionHandlers = ({
  database: { db },
  clock,
}: Services): Handlers<'action.all' | 'plan.people'> => ({
  'action.all': async ({ plan }) => {
    const today = dayInNewZealand(clock.now());
    const rows = (await actionStore.findAll(db, plan.planId)).map((row) => ({
      _id: row.id,
      version: row.version,
      values: { ...row.content },
      dueDate: madeOfAction(row).dueDay ?? null,
      isOverdue: isOverdue(valuesOfAction(row), today),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    }));
    return {
      results: rows.toSorted((one, other) => (one.dueDate ?? NO_DAY).localeCompare(other.dueDate ?? NO_DAY)),
    };
  },
  'plan.people': async ({ plan }) => ({
    results: (await findPeopleOfPlan(db, plan.planId, clock.now())).map(({ id, name }) => ({
      _id: id,
      name,
    })),
  }),
});
