import { useQuery } from '@tanstack/react-query';
import { listPeopleOfPlan } from '@tussock/contract';
import { useMemo } from 'react';
import { reading } from '../../session/client.ts';

/** A person who can be assigned an action. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

const NOBODY: readonly Person[] = [];

/** People with access to a plan, by name. Empty while they are loading, or may not be read. */
export function usePeople(planId: string, mayEdit: boolean): readonly Person[] {
  const { data } = useQuery({ ...reading(listPeopleOfPlan, { params: { planId } }), enabled: mayEdit });
  return useMemo(() => data?.results.map(({ _id: id, name }) => ({ id, name })) ?? NOBODY, [data]);
}
