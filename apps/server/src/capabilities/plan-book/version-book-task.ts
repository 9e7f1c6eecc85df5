import type { TaskKind, TaskOrder } from '../../platform/tasks/task-kind.ts';
import { savePrintedVersion } from '../life/index.ts';
import { findPlan } from '../plans/index.ts';
import type { PlanBookOrder } from './print-plan-book.ts';
import { readFrozenBook } from './read-book-content.ts';

// As the submission that froze the version wrote it.
const numberOf = ({ settings }: TaskOrder): number => (settings as { number: number }).number;

/** The task kind that makes the book of a frozen version from its content, and stores it beside the version. */
export const versionBookTask: TaskKind = {
  async prepare(services, order) {
    const { planId } = order;
    const number = numberOf(order);
    const [{ propertyName }, frozen] = await Promise.all([
      findPlan(services.database.db, planId),
      readFrozenBook(services, { planId, number }),
    ]);
    const content: PlanBookOrder = { ...frozen, settings: { redacts: ['heritage'] } };
    return { fileName: `${propertyName} version ${number}.pdf`, contentType: 'application/pdf', content };
  },
  async whenMade(services, order, { key }) {
    const bytes = await services.files.read(key);
    if (bytes) await savePrintedVersion(services, { planId: order.planId, number: numberOf(order), bytes });
  },
};
