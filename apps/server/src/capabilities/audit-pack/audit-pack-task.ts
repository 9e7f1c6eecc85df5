import {
  auditPackWords as words,
  dayInNewZealand,
  defaultsOf,
  reports,
  safeFileName,
  seasonOf,
} from '@tussock/domain';
import { withoutCulturalPlaces, type BookRow } from '@tussock/reports';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import type { TaskKind } from '../../platform/tasks/task-kind.ts';
import type { Services } from '../../services.ts';
import { readNitrogenRecord } from '../fertiliser/index.ts';
import { findFiles } from '../files/index.ts';
import { readBookContent } from '../plan-book/index.ts';
import { orderReport } from '../reporting/index.ts';
import type { AuditPackOrder } from './make-audit-pack.ts';
import { filesToPack } from './files-to-pack.ts';

/** Nitrogen records of this season and the last, as tables. */
async function nitrogenRecords(services: Services, planId: string): Promise<AuditPackOrder['tables']> {
  const { startYear } = seasonOf(dayInNewZealand(services.clock.now()));
  const records = await Promise.all(
    [startYear, startYear - 1].map((year) => readNitrogenRecord(services, { planId, startYear: year })),
  );
  return records.map(({ fileName, bytes, season }) => ({
    path: `${words.folders.nitrogen}/${safeFileName(fileName)}`,
    about: words.nitrogenOf(season.name),
    bytes,
  }));
}

/** The task kind that packs everything an auditor asks for into one ZIP. */
export const auditPackTask = (readersOf: (services: Services) => readonly RecordReader[]): TaskKind => ({
  async prepare(services, { planId, settings }) {
    const { culturalPlaces } = settings as { readonly culturalPlaces: readonly string[] }; // as the call checked them
    const readers = readersOf(services);
    const [content, { order, propertyName }, tables, stored] = await Promise.all([
      readBookContent(services, readers, planId),
      orderReport(services, readers, {
        id: 'paddock',
        planId,
        body: defaultsOf(reports.paddock.settings),
      }),
      nitrogenRecords(services, planId),
      findFiles(services.database.db, planId),
    ]);
    // The record's own shape, written by this server.
    const rows = withoutCulturalPlaces(JSON.parse(content.rowsText) as readonly BookRow[], culturalPlaces);
    const { id: _id, settings: _settings, ...land } = order;
    return {
      fileName: safeFileName(words.zipName(propertyName), 'application/zip'),
      contentType: 'application/zip',
      content: {
        farm: propertyName,
        book: {
          ...content,
          settings: { redacts: ['heritage'], culturalPlaces, hasRules: true },
        },
        report: land,
        tables,
        files: filesToPack(planId, rows, stored),
      } satisfies AuditPackOrder,
    };
  },
});
