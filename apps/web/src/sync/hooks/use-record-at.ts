import { skipToken, useQuery } from '@tanstack/react-query';
import { readRecordAt, type RecordRow } from '@tussock/contract';
import { client } from '../../session/client.ts';
import { readRecord } from '../adapters/snapshot-lines.ts';

interface RecordAt {
  readonly rev: number;
  readonly rows: readonly RecordRow[];
}

async function readAt(planId: string, day: string, signal: AbortSignal): Promise<RecordAt> {
  const asked = { params: { planId }, query: { day } };
  const rows: RecordRow[] = [];
  let rev = 0;
  const answer = await client.callForBytes(readRecordAt, asked, { signal, isQuiet: true });
  for await (const line of readRecord(answer)) {
    if ('head' in line) rev = line.head.rev;
    if ('rows' in line) for (const row of line.rows) rows.push(row);
  }
  return { rev, rows };
}

/** A plan's record as it was at the end of a day; nothing is read where no day is named. */
export const useRecordAt = (planId: string, day: string | null) =>
  useQuery({
    queryKey: [readRecordAt.id, { planId }, day],
    queryFn: day === null ? skipToken : ({ signal }) => readAt(planId, day, signal),
    staleTime: Infinity,
  });
