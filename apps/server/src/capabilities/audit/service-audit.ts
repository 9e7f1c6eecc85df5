import type { listServiceAudit, QueryOf, ServiceAuditItem } from '@tussock/contract';
import {
  actsOfDeed,
  BYTE_ORDER_MARK,
  csvLine,
  daysAfter,
  endOfDayInNewZealand,
  guardFormula,
  sayDeed,
  serviceDeeds,
} from '@tussock/domain';
import type { FileAnswer, Handlers } from '../../handlers.ts';
import type { Services } from '../../services.ts';
import { findDeeds, findDeedsAfter, type AuditWish, type DeedRow } from './audit-store.ts';
import { presentDeed } from './routes.ts';

const PAGE = 50;
/** Entries of a file that are read at once. */
const CHUNK = 1000;

const wishOf = (
  { personId, planId, deed, from, to }: Omit<QueryOf<typeof listServiceAudit>, 'before'>,
  limit: number,
): AuditWish => ({
  personId,
  planId,
  actions: (deed ? [deed] : serviceDeeds).flatMap((one) => actsOfDeed(one)),
  from: from === undefined ? undefined : endOfDayInNewZealand(daysAfter(from, -1)),
  to: to === undefined ? undefined : endOfDayInNewZealand(to),
  limit,
});

const present = (row: DeedRow): ServiceAuditItem => ({
  ...presentDeed(row),
  planId: row.planId,
  planName: row.planName,
});

const HEADERS = ['Id', 'Time', 'Person', 'Person id', 'What', 'Action', 'Farm', 'Farm id', 'Network'];
const cellsOf = (item: ServiceAuditItem): readonly string[] => [
  item._id,
  item.at,
  item.actorName ?? '',
  item.actorId ?? '',
  sayDeed(item.action, item),
  item.action,
  item.planName ?? '',
  item.planId ?? '',
  item.network ?? '',
];

/** Lines of the file, read a thousand entries at a time. */
async function* linesOf(
  { database }: Services,
  {
    wish,
    after,
    as,
  }: { readonly wish: AuditWish; readonly after: string | undefined; readonly as: 'csv' | 'jsonl' },
): AsyncGenerator<string> {
  const lineOf = (item: ServiceAuditItem): string =>
    as === 'csv'
      ? `${csvLine(cellsOf(item).map(guardFormula))}\r\n`
      : `${JSON.stringify({ ...item, said: sayDeed(item.action, item) })}\n`;
  if (as === 'csv') yield `${BYTE_ORDER_MARK}${csvLine(HEADERS)}\r\n`;
  let last = after;
  for (;;) {
    const rows = await findDeedsAfter(database.db, { ...wish, after: last });
    if (rows.length > 0) yield rows.map((row) => lineOf(present(row))).join('');
    last = rows.at(-1)?.id;
    if (rows.length < wish.limit) return;
  }
}

const typeOf = { csv: 'text/csv; charset=utf-8', jsonl: 'application/x-ndjson' } as const;

/** Handlers of the audit log of the whole service. */
export const serviceAuditHandlers = (
  services: Services,
): Handlers<'service.audit' | 'service.auditFile'> => ({
  'service.audit': async ({ query: { before, ...wish } }) => {
    const rows = await findDeeds(services.database.db, { ...wishOf(wish, PAGE + 1), before });
    const shown = rows.slice(0, PAGE);
    return {
      results: shown.map(present),
      nextBefore: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    };
  },
  'service.auditFile': async ({ query: { as, after, ...wish } }): Promise<FileAnswer> => ({
    chunks: linesOf(services, { wish: wishOf(wish, CHUNK), after, as }),
    contentType: typeOf[as],
    fileName: `audit-log.${as}`,
  }),
});
