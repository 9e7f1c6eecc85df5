import { useMemo } from 'react';
import type { MapFeature } from '../../map/index.ts';
import { usePeopleAt } from '../../sync/index.ts';
import { withPeople } from './with-people.ts';

/** Features of a map, those that others look at named after them as well. */
export function usePeopleOnMap(shapes: readonly MapFeature[]): readonly MapFeature[] {
  const people = usePeopleAt();
  return useMemo(() => withPeople(shapes, people), [shapes, people]);
}
