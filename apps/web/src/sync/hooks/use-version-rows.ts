import { skipToken, useQuery } from '@tanstack/react-query';
import { readVersion } from '@tussock/contract';
import { mapIds, mappedIds, type RecordState } from '@tussock/domain';
import { client } from '../../session/client.ts';

async function readRows(planId: string, number: number, signal: AbortSignal): Promise<RecordState> {
  const asked = { params: { planId, versionNumber: String(number) } };
  const bytes = await client.callForBytes(readVersion, asked, { signal, isQuiet: true });
  // Frozen by the server in this very shape.
  const frozen = (await new Response(bytes).json()) as { planId: string; rows: RecordState };
  // One that came with a plan from elsewhere has the ids of there, and its fingerprint is of those: it is read under those of here.
  return frozen.planId === planId
    ? frozen.rows
    : mapIds(frozen.rows, mappedIds(frozen.rows, frozen.planId, planId));
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
