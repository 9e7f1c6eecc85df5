import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { readBin, type BinItem, type ReplyOf } from '@tussock/contract';
import { useSync } from '../../sync/index.ts';
import { client } from '../../session/client.ts';

/** What lies in the bin of a plan, read again as the record moves on; not read where nobody wants it. */
export function useBin(planId: string, isWanted = true): UseQueryResult<ReplyOf<typeof readBin>> {
  const { rev } = useSync();
  return useQuery({
    queryKey: [readBin.id, { planId }, rev],
    queryFn: ({ signal }) => client.call(readBin, { params: { planId } }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
}

const EMPTY: readonly BinItem[] = [];

/** What lies in it, as far as it has been read. */
export const useBinItems = (planId: string, isWanted: boolean): readonly BinItem[] =>
  useBin(planId, isWanted).data?.results ?? EMPTY;
