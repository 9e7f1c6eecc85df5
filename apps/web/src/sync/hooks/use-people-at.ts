import { useMemo } from 'react';
import { useSync } from './use-record.ts';

/** The names of the others on the plan, by the thing that they look at or edit; the same map until one of them moves on. */
export function usePeopleAt(): ReadonlyMap<string, readonly string[]> {
  const { others } = useSync();
  const told = JSON.stringify(
    others.flatMap(({ entityId, name }) => (entityId === undefined ? [] : [[entityId, name]])),
  );
  return useMemo(() => {
    const people = new Map<string, readonly string[]>();
    // Written just above.
    for (const [id, name] of JSON.parse(told) as readonly (readonly [string, string])[])
      people.set(id, [...(people.get(id) ?? []), name]);
    return people;
  }, [told]);
}
