import type { RecordChange, RecordOp, RecordResult, RecordRow } from '@tussock/contract';
import type { SnapshotLine, RecordNetwork, SinceAnswer, WriteAnswer } from '@tussock/sync';
import type { StreamHandlers } from '../adapters/catch-up-loop.ts';
import { openPlanSync } from '../open-sync.ts';
import type { PlanSync } from '../plan-sync.ts';
import type { SyncServices } from '../sync-services.ts';
import type { PartEdit } from '../plan-record.ts';

const decoder = new TextDecoder();
const encoder = new TextEncoder();
const parse = (bytes: Uint8Array): readonly RecordRow[] => JSON.parse(decoder.decode(bytes));
const write = (rows: readonly RecordRow[]): Uint8Array => encoder.encode(JSON.stringify(rows));
/** What the rows of the tests are. */
export const ENTITY = 'soilTest';

/** A server of one plan, that may be away. */
export class Server {
  rows = new Map<string, RecordRow>();
  log: RecordChange[] = [];
  rev = 1;
  isAway = false;
  isWithdrawn = false;
  /** What it answers to every op, in place of doing it. */
  refusal: Omit<RecordResult, 'opId'> | undefined;
  loads = 0;
  written: string[] = [];
  asks = 0;
  streams = new Set<StreamHandlers>();

  constructor() {
    for (const id of ['x', 'y'])
      this.rows.set(id, { id, entity: ENTITY, version: 1, values: { a: 1 }, made: {} });
  }

  #reach(): void {
    if (this.isAway) throw new TypeError('no line');
  }

  async *load(): AsyncGenerator<SnapshotLine> {
    this.#reach();
    this.loads += 1;
    const rows = [...this.rows.values()];
    yield { head: { rev: this.rev, schema: 's', view: 'v', until: null, buckets: 1, entities: [ENTITY] } };
    yield { bucket: 0, bytes: write(rows), rows };
    yield { end: { rows: rows.length } };
  }

  since(rev: number): SinceAnswer {
    this.#reach();
    if (this.isWithdrawn) return { of: 'withdrawn' };
    return { of: 'changes', rev: this.rev, more: false, changes: this.log.filter((one) => one.rev > rev) };
  }

  change(id: string, values: Record<string, unknown>, opId = 'theirs'): void {
    const row = this.rows.get(id);
    const version = (row?.version ?? 0) + 1;
    this.rows.set(id, { id, entity: ENTITY, version, values: { ...row?.values, ...values }, made: {} });
    this.#tell({ op: row ? 'update' : 'create', entityId: id, version, set: values, opId });
  }

  remove(id: string, opId = 'theirs'): void {
    const version = (this.rows.get(id)?.version ?? 0) + 1;
    this.rows.delete(id);
    this.#tell({ op: 'delete', entityId: id, version, set: {}, opId });
  }

  #do({ op, entityId, set }: RecordOp['parts'][number], opId: string): void {
    if (op === 'delete') this.remove(entityId, opId);
    else this.change(entityId, { ...set }, opId);
  }

  #tell(done: Pick<RecordChange, 'op' | 'entityId' | 'version' | 'set' | 'opId'>): void {
    this.rev += 1;
    const one: RecordChange = {
      ...done,
      rev: this.rev,
      ord: 0,
      entity: ENTITY,
      actorId: 'ben',
      actorName: 'Ben',
      at: '2026-11-22T00:00:00.000Z',
    };
    this.log.push(one);
    for (const stream of this.streams) stream.change({ rev: this.rev, changes: [one] });
  }

  tellView(): void {
    for (const stream of this.streams) stream.view({ view: 'other' });
  }

  write(ops: readonly RecordOp[]): WriteAnswer {
    this.asks += 1;
    this.#reach();
    const results = ops.map((op) => {
      if (this.refusal) return { opId: op.opId, ...this.refusal };
      if (!this.written.includes(op.opId)) {
        this.written.push(op.opId);
        for (const part of op.parts) this.#do(part, op.opId);
      }
      return { opId: op.opId, status: 200, rev: this.rev };
    });
    return { status: 200, results };
  }

  network(): RecordNetwork {
    return {
      load: () => this.load(),
      since: async ({ rev }) => this.since(rev),
      write: async (ops) => this.write(ops),
    };
  }
}

/** Locks of one browser: whoever asks first has it until it lets go. */
export function createLocks(): SyncServices['locks'] {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: unknown, hold: () => Promise<void> | undefined) => {
    last = last.then(hold);
    return last;
  };
  return { request } as unknown as SyncServices['locks'];
}

/** Pages of one browser over one server. */
export class Pages {
  readonly server = new Server();
  readonly #pages: PlanSync[] = [];

  readonly open = async (more: Partial<SyncServices> = {}): Promise<PlanSync> => {
    const page = await openPlanSync({
      planId: 'plan-1',
      userId: 'ada',
      isKept: true,
      network: this.server.network(),
      listen: (_asked, handlers) => {
        this.server.streams.add(handlers);
        return () => this.server.streams.delete(handlers);
      },
      rules: { idListsOf: () => [] },
      parse,
      write,
      openChannel: (name) => new BroadcastChannel(name),
      ...more,
    });
    this.#pages.push(page);
    return page;
  };

  close(): void {
    for (const page of this.#pages) page.close();
  }
}

export const edit = (id: string, a: number): PartEdit[] => [
  { entity: ENTITY, entityId: id, op: 'update', set: { a } },
];
export const valueOf = (page: PlanSync, id: string): unknown => page.row(id)?.values['a'];
