import { sayChange } from '@tussock/domain';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import type { TaskKind, TaskOrder } from '../../platform/tasks/task-kind.ts';
import type { Services } from '../../services.ts';
import { keepPrintedVersion, readFrozenVersion } from '../life/index.ts';
import { findPlan } from '../plans/index.ts';
import type { PlanBookOrder } from './print-plan-book.ts';
import { readBookContent } from './read-book-content.ts';

// As the submission that froze the version wrote it.
const numberOf = ({ settings }: TaskOrder): number => (settings as { number: number }).number;

/** The book of a version that was frozen, made from what it holds and kept beside it. */
export const versionBookTask = (readersOf: (services: Services) => readonly RecordReader[]): TaskKind => ({
  async prepare(services, order) {
    const { planId } = order;
    const { db } = services.database;
    const number = numberOf(order);
    const [{ propertyName }, frozen] = await Promise.all([
      findPlan(db, planId),
      readFrozenVersion(db, planId, number),
    ]);
    const kept = { rowsText: JSON.stringify(frozen.rows), version: { number, at: frozen.madeAt } };
    const content: PlanBookOrder = {
      ...(await readBookContent(services, readersOf(services), planId, kept)),
      ...(frozen.changes ? { changes: frozen.changes.map(sayChange) } : {}),
      settings: {},
    };
    return { fileName: `${propertyName} version ${number}.pdf`, contentType: 'application/pdf', content };
  },
  async whenMade(services, order, { key }) {
    const bytes = await services.files.read(key);
    if (bytes) await keepPrintedVersion(services, { planId: order.planId, number: numberOf(order), bytes });
  },
});
