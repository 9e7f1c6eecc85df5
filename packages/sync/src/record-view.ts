import { applyDelta } from './apply-delta.ts';
import {
  overlayPending,
  type EarlyConflict,
  type Overlaid,
  type PendingPart,
  type RecordRules,
} from './overlay-pending.ts';
import { isRefused } from './operation-states.ts';
import type { QueuedOperation, RecordChange, RecordRow } from './stored.ts';

type Listener = (changedIds: ReadonlySet<string>) => void;

const NOTHING: readonly never[] = [];

/**
 * The rows of a record in memory, with pending writes over them. A row or list stays the same object until something in it changes, so
 * readers may compare by identity.
 */
export class RecordView {
  readonly #rules: RecordRules;
  readonly #confirmed = new Map<string, RecordRow>();
  #pending: ReadonlyMap<string, readonly PendingPart[]> = new Map();
  /** Rows with pending writes over them. */
  readonly #overlaid = new Map<string, Overlaid>();
  /** Rows as they are shown, by entity, in order of arrival. */
  readonly #byEntity = new Map<string, Map<string, RecordRow>>();
  readonly #lists = new Map<string, readonly RecordRow[]>();
  readonly #all = new Set<Listener>();
  readonly #ofEntity = new Map<string, Set<Listener>>();
  readonly #ofId = new Map<string, Set<Listener>>();

  constructor(rules: RecordRules) {
    this.#rules = rules;
  }

  /** The row as it is shown, with pending writes. */
  row(id: string): RecordRow | undefined {
    const laid = this.#overlaid.get(id);
    return laid ? laid.row : this.#confirmed.get(id);
  }

  /** The row as the server has it. */
  confirmedRow(id: string): RecordRow | undefined {
    return this.#confirmed.get(id);
  }

  confirmedRows(): Iterable<RecordRow> {
    return this.#confirmed.values();
  }

  /** All rows of an entity as they are shown. */
  rowsOf(entity: string): readonly RecordRow[] {
    const rows = this.#byEntity.get(entity);
    if (rows === undefined) return NOTHING;
    const list = this.#lists.get(entity) ?? [...rows.values()];
    this.#lists.set(entity, list);
    return list;
  }

  /** Values of a pending operation that others changed too. */
  conflictsOf(
    opId: string,
    ids: readonly string[],
  ): readonly (EarlyConflict & { readonly entityId: string })[] {
    return ids.flatMap((entityId) =>
      (this.#overlaid.get(entityId)?.conflicts ?? NOTHING)
        .filter((clash) => clash.opId === opId)
        .map((clash) => ({ ...clash, entityId })),
    );
  }

  /** Takes rows of a store or a snapshot. */
  load(rows: readonly RecordRow[]): void {
    for (const row of rows) this.#confirmed.set(row.id, row);
    this.#show(new Set(rows.map(({ id }) => id)));
  }

  /** Replaces all rows; those that are equal stay the same objects. */
  replaceWith(rows: readonly RecordRow[]): void {
    const changed = new Set(this.#confirmed.keys());
    const before = new Map(this.#confirmed);
    this.#confirmed.clear();
    for (const row of rows) {
      const standing = before.get(row.id);
      const isAsItWas =
        standing === row || (standing !== undefined && JSON.stringify(standing) === JSON.stringify(row));
      this.#confirmed.set(row.id, isAsItWas ? standing : row);
      if (isAsItWas) changed.delete(row.id);
      else changed.add(row.id);
    }
    this.#show(changed);
  }

  /** Applies a delta, and the outbox after it. Notifies once. */
  apply(changes: readonly RecordChange[], queue?: readonly QueuedOperation[]): void {
    const changed = new Set<string>();
    for (const change of changes) {
      const row = applyDelta(this.#confirmed.get(change.entityId), change);
      if (row) this.#confirmed.set(row.id, row);
      else this.#confirmed.delete(change.entityId);
      changed.add(change.entityId);
    }
    for (const id of queue ? this.#overlayQueue(queue) : NOTHING) changed.add(id);
    this.#show(changed);
  }

  /** Replaces the pending operations. */
  setQueue(queue: readonly QueuedOperation[]): void {
    this.apply(NOTHING, queue);
  }

  /** Notifies of every change, with the ids of changed rows. Returns how to unsubscribe. */
  subscribe(listener: Listener): () => void {
    return join(this.#all, listener);
  }

  subscribeToEntity(entity: string, listener: Listener): () => void {
    return join(setIn(this.#ofEntity, entity), listener);
  }

  subscribeToId(id: string, listener: Listener): () => void {
    const listeners = setIn(this.#ofId, id);
    const leave = join(listeners, listener);
    return () => {
      leave();
      if (listeners.size === 0 && this.#ofId.get(id) === listeners) this.#ofId.delete(id);
    };
  }

  /** Ids whose pending parts have changed. A refused operation is not shown over the rows: its values are beside the question. */
  #overlayQueue(queue: readonly QueuedOperation[]): readonly string[] {
    const next = new Map<string, PendingPart[]>();
    for (const queued of queue)
      if (!isRefused(queued))
        for (const part of queued.op.parts) {
          const parts = next.get(part.entityId) ?? [];
          parts.push({ queued, part });
          next.set(part.entityId, parts);
        }
    const before = this.#pending;
    this.#pending = next;
    return [...new Set([...before.keys(), ...next.keys()])].filter(
      (id) => !isSameQueue(before.get(id), next.get(id)),
    );
  }

  #show(ids: ReadonlySet<string>): void {
    const entities = new Set<string>();
    for (const id of ids) {
      const parts = this.#pending.get(id);
      const confirmed = this.#confirmed.get(id);
      const entityBefore = this.#overlaid.get(id)?.row?.entity;
      if (parts) this.#overlaid.set(id, overlayPending(confirmed, parts, this.#rules));
      else this.#overlaid.delete(id);
      this.#index(id, [entityBefore, parts?.[0]?.part.entity], entities);
    }
    for (const entity of entities) this.#lists.delete(entity);
    this.#notify(ids, entities);
  }

  #index(id: string, known: readonly (string | undefined)[], entities: Set<string>): void {
    const row = this.row(id);
    const entity = row?.entity ?? known.find((one) => one !== undefined) ?? this.#entityOf(id);
    if (entity === undefined) return;
    entities.add(entity);
    const rows = this.#byEntity.get(entity) ?? new Map<string, RecordRow>();
    this.#byEntity.set(entity, rows);
    if (row) rows.set(id, row);
    else rows.delete(id);
  }

  #entityOf(id: string): string | undefined {
    for (const [entity, rows] of this.#byEntity) if (rows.has(id)) return entity;
    return undefined;
  }

  #notify(ids: ReadonlySet<string>, entities: ReadonlySet<string>): void {
    if (ids.size === 0) return;
    for (const listener of this.#all) listener(ids);
    for (const entity of entities)
      for (const listener of this.#ofEntity.get(entity) ?? NOTHING) listener(ids);
    if (this.#ofId.size === 0) return;
    for (const id of ids) for (const listener of this.#ofId.get(id) ?? NOTHING) listener(ids);
  }
}

const isSameQueue = (
  one: readonly PendingPart[] = NOTHING,
  other: readonly PendingPart[] = NOTHING,
): boolean =>
  one.length === other.length &&
  one.every(({ part, queued }, at) => {
    const beside = other[at];
    return part === beside?.part && queued.committedAt === beside.queued.committedAt;
  });

function join(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function setIn<T>(sets: Map<string, Set<T>>, key: string): Set<T> {
  const set = sets.get(key) ?? new Set<T>();
  sets.set(key, set);
  return set;
}
