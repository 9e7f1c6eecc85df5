import type { RecordRow } from '@tussock/contract';
import type {
  ActionValues,
  PlanAnswers,
  PlannedAction,
  SectionValues,
  SubOutcomeValues,
} from '@tussock/domain';
import { readOutsidePosition } from '@tussock/geometry';
import { useMemo } from 'react';
import { useEditions } from './use-editions.ts';
import { useRows } from './use-record.ts';

/** Who did something, and when. */
export interface Signed {
  readonly id: string;
  readonly name: string;
  /** ISO time. */
  readonly at: string;
  /** By the clock of the device, where it was sent later. */
  readonly doneAt?: string;
}

/** An action of the open plan. */
export interface PlanAction extends PlannedAction {
  /** 0 while it was never sent. */
  readonly version: number;
  readonly createdBy?: Signed;
  readonly doneBy?: Signed;
  readonly verifiedBy?: Signed;
}

/** What was answered on the open plan, with its actions as they stand. */
export interface LiveAnswers extends PlanAnswers {
  readonly actions: readonly PlanAction[];
}

/** A remark on an action. */
export interface ActionRemark {
  readonly id: string;
  readonly actionId: string;
  readonly text: string;
  readonly byId?: string;
  readonly byName?: string;
  /** When the server had it; none while it waits. */
  readonly at?: string;
  /** By the clock of the device, where it was sent later. */
  readonly doneAt?: string;
}

/** What shows that an action was done. */
export interface ActionEvidence {
  readonly id: string;
  readonly actionId: string;
  readonly files: readonly string[];
  readonly moment?: 'before' | 'after';
  readonly note?: string;
  readonly place?: readonly [number, number];
  readonly accuracyMetres?: number;
  /** ISO time, by the clock of the device. */
  readonly takenAt?: string;
  readonly sha256?: string;
  readonly byId?: string;
  readonly byName?: string;
  /** When the server had it; none while it waits. */
  readonly at?: string;
  /** By the clock of the device, where it was sent later. */
  readonly doneAt?: string;
}

// Rows are replaced when they change, never altered: what is made of one is made once.
const made = new WeakMap<RecordRow, unknown>();

/** What a row says, made once. */
function onceOf<T>(row: RecordRow, make: (row: RecordRow) => T): T {
  const known = made.get(row);
  if (known !== undefined) return known as T; // made for this row by the one maker of its entity
  const fresh = make(row);
  made.set(row, fresh);
  return fresh;
}

// The server checked the values of a row, or the screen that wrote it did.
const actionOfRow = (row: RecordRow): PlanAction => ({
  id: row.id,
  version: row.version,
  values: row.values as unknown as ActionValues,
  ...(row.made as Pick<PlanAction, 'followsId' | 'createdBy' | 'doneBy' | 'verifiedBy'>),
});

const saidOfRow = ({ id, values, made: by }: RecordRow) => ({
  id,
  ...values,
  byId: by['byId'],
  byName: by['byName'],
  at: by['createdAt'],
  doneAt: by['doneAt'],
});
const remarkOfRow = (row: RecordRow) => saidOfRow(row) as unknown as ActionRemark; // as above

/** Evidence from before positions were checked may hold one that no map can show: it has none then. */
function evidenceOfRow(row: RecordRow): ActionEvidence {
  const said = saidOfRow(row) as unknown as ActionEvidence; // as above
  const { place: stored, ...others } = said;
  const place = readOutsidePosition(stored);
  return { ...others, ...(place ? { place } : {}) };
}

const NO_ACTIONS: readonly never[] = [];

/** All actions of the open plan. */
export function usePlanActions(): readonly PlanAction[] {
  const rows = useRows('action');
  return useMemo(() => rows.map((row) => onceOf(row, actionOfRow)), [rows]);
}

/** What was answered on the open plan: sections, sub-outcomes and actions. */
export function usePlanAnswers(): LiveAnswers {
  const actions = usePlanActions();
  const { catalogue } = useEditions();
  const sectionRows = useRows('section');
  const outcomeRows = useRows('subOutcome');
  return useMemo(
    () => ({
      catalogue,
      sections: new Map(
        sectionRows.map(({ values }) => [String(values['sectionKey']), values as SectionValues]),
      ),
      subOutcomes: new Map(
        outcomeRows.map(({ values }) => [
          String(values['outcomeKey']),
          values as unknown as SubOutcomeValues, // as above
        ]),
      ),
      actions,
    }),
    [catalogue, sectionRows, outcomeRows, actions],
  );
}

const byAction = <T extends { readonly actionId: string }>(
  said: readonly T[],
): ReadonlyMap<string, readonly T[]> => {
  const lists = new Map<string, T[]>();
  for (const one of said) {
    const list = lists.get(one.actionId) ?? [];
    lists.set(one.actionId, list);
    list.push(one);
  }
  return lists;
};

/** Remarks of the open plan by action, the oldest first. */
export function useRemarks(): ReadonlyMap<string, readonly ActionRemark[]> {
  const rows = useRows('remark');
  return useMemo(() => byAction(rows.map((row) => onceOf(row, remarkOfRow))), [rows]);
}

/** Evidence of the open plan by action, the oldest first. */
export function useEvidence(): ReadonlyMap<string, readonly ActionEvidence[]> {
  const rows = useRows('evidence');
  return useMemo(() => byAction(rows.map((row) => onceOf(row, evidenceOfRow))), [rows]);
}

/** Some of a map of lists, the empty list where it has none. */
export const listOf = <T>(lists: ReadonlyMap<string, readonly T[]>, id: string): readonly T[] =>
  lists.get(id) ?? NO_ACTIONS;
