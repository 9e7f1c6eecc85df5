import { useQuery } from '@tanstack/react-query';
import { listPeopleOfPlan } from '@tussock/contract';
import { useMemo } from 'react';
import { reading } from '../../session/client.ts';

/** Somebody who may be given something to do. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

const NOBODY: readonly Person[] = [];

/** People with access to a plan, by name. Nobody while they are not read, or may not be. */
export function usePeople(planId: string, mayEdit: boolean): readonly Person[] {
  const { data } = useQuery({ ...reading(listPeopleOfPlan, { params: { planId } }), enabled: mayEdit });
  return useMemo(() => data?.results.map(({ _id: id, name }) => ({ id, name })) ?? NOBODY, [data]);
}
