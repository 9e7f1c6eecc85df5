import type { BookSettings } from '@tussock/reports';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import type { TaskKind } from '../../platform/tasks/task-kind.ts';
import type { Services } from '../../services.ts';
import { findPlan } from '../plans/index.ts';
import type { PlanBookOrder } from './print-plan-book.ts';
import { readBookContent } from './read-book-content.ts';

/** The task kind that makes the book of a plan: what it reads of the plan before. */
export const planBookTask = (readersOf: (services: Services) => readonly RecordReader[]): TaskKind => ({
  async prepare(services, { planId, settings }) {
    const { propertyName } = await findPlan(services.database.db, planId);
    const chosen = settings as BookSettings; // as the call checked them
    const hasPhoto = chosen.ground === 'photo';
    const content: PlanBookOrder = {
      ...(await readBookContent(services, readersOf(services), { planId, hasPhoto })),
      settings: chosen,
    };
    return { fileName: `${propertyName} plan book.pdf`, contentType: 'application/pdf', content };
  },
});
