import { findEntity, GEOMETRY, isKindId } from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';
import {
  MemoryStore,
  pull,
  RecordKeeper,
  sendWaiting,
  type RecordRules,
  type Values,
} from '@tussock/replica';
import { uuidv7 } from 'uuidv7';
import { openPlanStore } from '../plan-session/open-plan.ts';
import { planRecordStore } from '../plan-session/open-record.ts';
import type { PlanRecord, SyncState, WaitingOp } from '../plan-session/replica/replica-session.ts';
import { currentUserStore } from './current-user.ts';
import { measureShape } from './measure-shape.ts';
import { lineOfRows, rowsInLine } from './record-lines.ts';
import { recordNetwork } from './record-network.ts';

const rules: RecordRules = {
  idListsOf: (entity) => findEntity(entity)?.idLists ?? [],
  estimate: ({ entity, values }, made): Values =>
    isKindId(entity) && values[GEOMETRY] ? { ...made, ...measureShape(values[GEOMETRY] as Geometry) } : made,
};

/** Thin thread: one page, in memory, asked every few seconds. */
export function openThinRecord(planId: string): PlanRecord {
  const network = recordNetwork(planId);
  const keeper = new RecordKeeper({
    store: new MemoryStore(),
    rules,
    parse: rowsInLine,
    write: lineOfRows,
    newId: uuidv7,
    now: () => new Date().toISOString(),
  });
  const { queue, replica } = keeper;
  const listeners = new Set<() => void>();
  let phase: SyncState['phase'] = 'opening';
  let line: SyncState['line'] = 'online';
  let fault: unknown;
  let state: SyncState | undefined;
  let isClosed = false;
  const tell = (): void => {
    state = undefined;
    for (const listener of listeners) listener();
  };
  replica.subscribe(tell);
  queue.onChange(tell);
  const waitingOps = (): readonly WaitingOp[] =>
    queue.ops
      .filter(({ committedAt }) => committedAt === undefined)
      .map(({ op, at, state: kept, answer }) => ({
        opId: op.opId,
        label: op.label,
        at,
        state: kept === 'stuck' ? 'stuck' : queue.isSending(op.opId) ? 'sending' : 'waiting',
        ...(answer ? { answer } : {}),
        parts: op.parts,
      }));
  const entryLabel = (isDone: boolean): string | undefined => {
    const fitting = queue.entries.filter(({ opIds }) => (opIds.length % 2 === 1) === isDone);
    return (isDone ? fitting.at(-1) : fitting[0])?.label;
  };
  const read = (): SyncState => {
    const [canUndo, canRedo] = [entryLabel(true), entryLabel(false)];
    return {
      phase,
      fault,
      line,
      rev: keeper.head?.rev ?? 0,
      isKept: false,
      waiting: waitingOps(),
      others: [],
      ...(canUndo === undefined ? {} : { canUndo }),
      ...(canRedo === undefined ? {} : { canRedo }),
    };
  };
  const catchUp = async (): Promise<void> => {
    try {
      await pull(keeper, network);
      phase = 'ready';
      line = 'online';
    } catch (error) {
      if (phase === 'opening') {
        phase = 'failed';
        fault = error;
      }
      line = 'offline';
    }
    tell();
  };
  let sending: Promise<void> = Promise.resolve();
  const send = (): Promise<void> => {
    sending = sending.then(async () => {
      if (isClosed || queue.ops.length === 0) return;
      const sent = await sendWaiting(queue, network.write);
      line = sent.of === 'later' ? 'offline' : 'online';
      await catchUp();
    });
    return sending;
  };
  void catchUp();
  const timer = setInterval(() => void (queue.ops.length > 0 ? send() : catchUp()), 4000);
  return {
    planId,
    rowsOf: (entity) => replica.rowsOf(entity),
    row: (id) => replica.row(id),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write: async (label, parts) => {
      const kept = await queue.write(label, parts);
      void send();
      return kept;
    },
    sync: () => (state ??= read()),
    undo: async () => {
      const answer = await queue.undo();
      void send();
      return answer as never;
    },
    redo: async () => {
      const answer = await queue.redo();
      void send();
      return answer as never;
    },
    drop: async (opId) => {
      await queue.drop(opId);
    },
    retry: async (opId, parts) => {
      await queue.retry(opId, parts);
      void send();
    },
    close: () => {
      isClosed = true;
      clearInterval(timer);
    },
  };
}

let planOpen: string | undefined;
const follow = (planId: string | undefined): void => {
  if (planId === planOpen) return;
  planOpen = planId;
  planRecordStore.getState().record?.close();
  planRecordStore.setState({ record: planId === undefined ? null : openThinRecord(planId) });
};

const followBoth = (): void =>
  // Nothing is shown to anybody before the terms are accepted.
  follow(currentUserStore.getState().user?.hasAcceptedTerms ? openPlanStore.getState().planId : undefined);

/** From here on the record of whichever plan is open is open too. */
export function followOpenPlan(): void {
  followBoth();
  openPlanStore.subscribe(followBoth);
  currentUserStore.subscribe(followBoth);
}
