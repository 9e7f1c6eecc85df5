import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { readBin, type BinItem, type ReplyOf } from '@tussock/contract';
import { useSync } from '../../sync/index.ts';
import { client } from '../../session/client.ts';

/** Loads the bin of a plan, again after each change of the record; not while `isWanted` is false. */
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

/** Content of the bin, as far as it is loaded. */
export const useBinItems = (planId: string, isWanted: boolean): readonly BinItem[] =>
  useBin(planId, isWanted).data?.results ?? EMPTY;
