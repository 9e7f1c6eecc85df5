import type { Section } from '@tussock/domain';
import { useMemo } from 'react';
import {
  listOf,
  useEditions,
  useEvidence,
  usePlaceNames,
  usePlanActions,
  useToday,
} from '../../sync/index.ts';
import { findRows, groupRows, rowOf, type RegisterRow, type RowGroup } from './register-rows.ts';
import type { RegisterSearch } from './register-search.ts';

export interface Register {
  readonly rows: readonly RegisterRow[];
  readonly found: readonly RegisterRow[];
  readonly groups: readonly RowGroup[];
  readonly today: string;
  /** Sections of this plan, in the order of its catalogue. */
  readonly sections: readonly Section[];
  readonly nameOf: (id: string) => string | undefined;
}

/** The open plan's actions, filtered and grouped by the address. */
export function useRegister(planId: string, search: RegisterSearch): Register {
  const actions = usePlanActions();
  const evidence = useEvidence();
  const places = usePlaceNames(planId);
  const today = useToday();
  const { sections } = useEditions().catalogue;
  const rows = useMemo(() => {
    const around = { ...places, today, proofsOf: (id: string) => listOf(evidence, id).length };
    return actions.map((action) => rowOf(action, around));
  }, [actions, evidence, places, today]);
  const found = useMemo(() => findRows(rows, search), [rows, search]);
  const groups = useMemo(
    () => groupRows(found, search, { ...places, today, sections }),
    [found, search, places, today, sections],
  );
  return { rows, found, groups, today, sections, nameOf: places.nameOf };
}
