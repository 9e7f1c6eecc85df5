import type { RecordHead } from '@tussock/contract';
import { bucketOf, bucketsFor } from '@tussock/replica';
import type { FileAnswer } from '../../handlers.ts';
import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import { findGrantEnds, lastOf } from '../../platform/access/grant-ends.ts';
import type { RecordLine, RecordReader } from '../../platform/ledger/record-reader.ts';
import type { Services } from '../../services.ts';
import { findRev } from './delta-store.ts';
import { RECORD_SCHEMA, viewFor } from './marks.ts';

/**
 * A plan's record whole, from one transaction that sees one revision. It is read before the first line is sent, so that no slow reader
 * holds the database.
 */
export async function loadReplica(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  readers: readonly RecordReader[],
  { caller, plan }: { caller: Caller; plan: PlanAccess },
): Promise<FileAnswer> {
  const { planId, abilities } = plan;
  const view = viewFor(abilities);
  const { rev, ends, lines } = await database.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const seen: RecordLine[][] = [];
      for (const { entities, read } of readers)
        if (entities.some((id) => view.entities.has(id))) seen.push([...(await read(trx, planId))]);
      return {
        rev: await findRev(trx, planId),
        ends: await findGrantEnds(trx, { caller, plan, at: clock.now() }),
        lines: seen.flat(),
      };
    });
  const head: RecordHead = {
    rev,
    schema: RECORD_SCHEMA,
    view: view.mark,
    until: lastOf(ends)?.toISOString() ?? null,
    buckets: bucketsFor(lines.length),
    entities: [...view.entities],
  };
  return { contentType: 'application/x-ndjson', isCompressed: true, chunks: linesOf(head, lines) };
}

async function* linesOf(head: RecordHead, lines: readonly RecordLine[]): AsyncGenerator<string> {
  yield `${JSON.stringify({ head })}\n`;
  const buckets: string[][] = Array.from({ length: head.buckets }, () => []);
  for (const { id, text } of lines) buckets[bucketOf(id, head.buckets)]?.push(text);
  for (const [bucket, rows] of buckets.entries()) yield `{"bucket":${bucket},"rows":[${rows.join(',')}]}\n`;
  yield `${JSON.stringify({ end: { rows: lines.length } })}\n`;
}
