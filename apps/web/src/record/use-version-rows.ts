import { skipToken, useQuery } from '@tanstack/react-query';
import { readVersion } from '@tussock/contract';
import type { RecordState } from '@tussock/domain';
import { client } from '../session/client.ts';

async function readRows(planId: string, number: number, signal: AbortSignal): Promise<RecordState> {
  const asked = { params: { planId, versionNumber: String(number) } };
  const bytes = await client.callForBytes(readVersion, asked, { signal, isQuiet: true });
  // Frozen by the server in this very shape.
  return ((await new Response(bytes).json()) as { rows: RecordState }).rows;
}

/** The record of a plan as one of its versions was frozen; undefined until it is here, or where no version is asked for. */
export function useVersionRows(
  planId: string,
  number: number | undefined,
): { readonly rows: RecordState | undefined; readonly error: Error | null } {
  const { data, error } = useQuery({
    queryKey: [readVersion.id, { planId }, number],
    queryFn: number === undefined ? skipToken : ({ signal }) => readRows(planId, number, signal),
    // A version never changes.
    staleTime: Infinity,
  });
  return { rows: data, error };
}
