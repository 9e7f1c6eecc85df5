import type { ReleaseSettings, ReportBody } from '@tussock/contract';
import type { ReportId } from '@tussock/domain';
import type { BookSettings } from '@tussock/reports';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { markReferenced, noteUnreferenced } from '../../platform/files/unreferenced-files-store.ts';
import { allKeysOfRelease, keyOfRelease } from '../../platform/files/release-keys.ts';
import type { TaskKind, TaskOrder } from '../../platform/tasks/task-kind.ts';
import type { Services } from '../../services.ts';
import {
  readBookContent,
  readFrozenBook,
  readPeople,
  type AboutCopy,
  type SharedCopyOrder,
} from '../plan-book/index.ts';
import { orderReport } from '../reporting/index.ts';
import { findRelease, insertRelease } from './release-store.ts';

const settingsOf = ({ settings }: TaskOrder): ReleaseSettings => settings as ReleaseSettings; // as the call checked them

/** Reads what a shared copy is made from: a report, a frozen version, or the present book of the plan. */
async function readOrder(
  services: Services,
  readers: readonly RecordReader[],
  order: TaskOrder,
): Promise<SharedCopyOrder> {
  const { source, versionNumber = 0, report, ...chosen } = settingsOf(order);
  const { planId, id: releaseId } = order;
  if (source === 'report' && report) {
    const [{ order: ordered }, people] = await Promise.all([
      // The settings of that very report, as the call checked them.
      orderReport(services, readers, {
        id: report.id,
        planId,
        body: report.settings as ReportBody<ReportId>, // checked by the call that prepared it
      }),
      readPeople(services, planId),
    ]);
    const { redacts, culturalPlaces } = chosen;
    return { releaseId, report: { ...people, order: ordered, redacts, culturalPlaces } };
  }
  const read =
    source === 'version'
      ? await readFrozenBook(services, { planId, number: versionNumber })
      : await readBookContent(services, readers, { planId });
  const settings: BookSettings = chosen;
  return { releaseId, book: { ...read, settings } };
}

/** Keys of files that may be pictures of a copy. */
const picturesIn = (content: SharedCopyOrder): readonly string[] =>
  'book' in content ? Object.keys(content.book.pictureKeys) : [];

/** The task kind that makes a shared copy as long work: what it reads before, and what it stores after. */
export const releaseTask = (readersOf: (services: Services) => readonly RecordReader[]): TaskKind => ({
  async prepare(services, order) {
    const content = await readOrder(services, readersOf(services), order);
    const { db } = services.database;
    // Made once already, as where a server ended before it could say so: it is pointed at.
    if (!(await findRelease(db, order.planId, order.id)))
      await noteUnreferenced(db, { id: order.id, keys: allKeysOfRelease(order.id, picturesIn(content)) });
    return { fileName: 'copy to share.pdf', contentType: 'application/pdf', content };
  },
  async whenMade(services, order) {
    const { database, files, clock } = services;
    const bytes = await files.read(keyOfRelease(order.id).about);
    if (!bytes) throw new Error(`what is known of the copy ${order.id} is not in the store`);
    // Written by the maker in this very shape.
    const { farm, leaving, sha256, bytes: size } = JSON.parse(Buffer.from(bytes).toString()) as AboutCopy;
    const copy = {
      id: order.id,
      planId: order.planId,
      settings: JSON.stringify(order.settings),
      preparedBy: order.askedBy,
      madeAt: clock.now(),
      propertyName: farm,
      leaving: JSON.stringify(leaving),
      sha256,
      bytes: size,
    };
    await inTransaction(database.db, async (trx) => {
      if (await insertRelease(trx, copy)) await markReferenced(trx, order.id);
    });
  },
});
