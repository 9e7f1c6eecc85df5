import { auditPackWords as words, defaultsOf, reportIds, reports, safeFileName } from '@tussock/domain';
import { withoutCulturalPlaces, type BookRow } from '@tussock/reports';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import type { TaskKind } from '../../platform/tasks/task-kind.ts';
import type { Services } from '../../services.ts';
import { findFiles } from '../files/index.ts';
import { readBookContent } from '../plan-book/index.ts';
import { orderReport } from '../reporting/index.ts';
import type { AuditPackOrder } from './make-audit-pack.ts';
import { filesToPack } from './files-to-pack.ts';

/** The task kind that packs everything an auditor asks for into one ZIP. */
export const auditPackTask = (readersOf: (services: Services) => readonly RecordReader[]): TaskKind => ({
  async prepare(services, { planId, settings }) {
    const { culturalPlaces } = settings as { readonly culturalPlaces: readonly string[] }; // as the call checked them
    const readers = readersOf(services);
    // All reports are made from the same plan and ground: one order has them for each.
    const [anyReport = 'map'] = reportIds;
    const [content, { order, propertyName }, stored] = await Promise.all([
      readBookContent(services, readers, { planId }),
      orderReport(services, readers, {
        id: anyReport,
        planId,
        body: defaultsOf(reports[anyReport].settings),
      }),
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
        files: filesToPack(planId, rows, stored),
      } satisfies AuditPackOrder,
    };
  },
});
