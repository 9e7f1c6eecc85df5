import type { ReleaseSettings } from '@tussock/contract';
import type { BookSettings } from '@tussock/reports';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import { keyOfRelease } from '../../platform/files/release-keys.ts';
import type { TaskKind, TaskOrder } from '../../platform/tasks/task-kind.ts';
import type { Services } from '../../services.ts';
import { readBookContent, readFrozenBook, type AboutCopy, type SharedCopyOrder } from '../plan-book/index.ts';
import { insertRelease } from './release-store.ts';

const settingsOf = ({ settings }: TaskOrder): ReleaseSettings => settings as ReleaseSettings; // as the call checked them

/** A copy for others as long work: what is read before it is made, and what is kept of it when it is. */
export const releaseTask = (readersOf: (services: Services) => readonly RecordReader[]): TaskKind => ({
  async prepare(services, order) {
    const { source, versionNumber = 0, ...chosen } = settingsOf(order);
    const { planId } = order;
    const readers = readersOf(services);
    const read =
      source === 'version'
        ? await readFrozenBook(services, readers, { planId, number: versionNumber })
        : await readBookContent(services, readers, planId);
    const settings: BookSettings = chosen;
    const book = { ...read, settings };
    const content: SharedCopyOrder = { releaseId: order.id, book };
    return { fileName: 'copy to share.pdf', contentType: 'application/pdf', content };
  },
  async whenMade(services, order) {
    const { database, files, clock } = services;
    const bytes = await files.read(keyOfRelease(order.id).about);
    if (!bytes) throw new Error(`what is known of the copy ${order.id} is not in the store`);
    // Written by the maker in this very shape.
    const { farm, leaving, sha256, bytes: size } = JSON.parse(Buffer.from(bytes).toString()) as AboutCopy;
    await insertRelease(database.db, {
      id: order.id,
      planId: order.planId,
      settings: JSON.stringify(order.settings),
      preparedBy: order.askedBy,
      madeAt: clock.now(),
      propertyName: farm,
      leaving: JSON.stringify(leaving),
      sha256,
      bytes: size,
    });
  },
});
