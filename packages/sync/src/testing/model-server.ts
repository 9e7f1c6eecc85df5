import { bucketOf } from '../bucket.ts';
import { isSame, type Values } from '../is-same.ts';
import type { SnapshotLine } from '../engine-services.ts';
import { differenceOf, mergeValues, withDifference } from '../merge-values.ts';
import type { SinceAnswer, WriteAnswer } from '../network.ts';
import type { RecordRules } from '../overlay-pending.ts';
import type { RecordChange, RecordHead, RecordOp, RecordPart, RecordResult, RecordRow } from '../stored.ts';

const BUCKETS = 3;
const AT = '2026-11-22T00:00:00.000Z';
const ID_LISTS = ['tags'];

/** The things of the model: `a` and `b` are values, `tags` is a list of ids, and `shape` is rounded by the server. */
export const rules: RecordRules = { idListsOf: () => ID_LISTS };
export const parse = (bytes: Uint8Array): readonly RecordRow[] =>
  JSON.parse(Array.from(bytes, (code) => String.fromCharCode(code)).join(''));
export const write = (rows: readonly RecordRow[]): Uint8Array =>
  Uint8Array.from(JSON.stringify(rows), (letter) => letter.charCodeAt(0));

class Refusal extends Error {
  readonly result: Omit<RecordResult, 'opId'>;
  constructor(result: Omit<RecordResult, 'opId'>) {
    super(String(result.status));
    this.result = result;
  }
}

const mended = (set: Values): Values =>
  typeof set['shape'] === 'number' ? { ...set, shape: set['shape'] - (set['shape'] % 2) } : set;

interface Bin {
  readonly values: Values;
  readonly version: number;
  readonly entity: string;
}

interface Done {
  readonly digest: string;
  readonly result: RecordResult;
}

/** A server by the rules of merging, in memory. Every op is one transaction and moves the revision by one. */
export class ModelServer {
  rows = new Map<string, RecordRow>();
  bin = new Map<string, Bin>();
  rev = 0;
  log: RecordChange[] = [];
  done = new Map<string, Done>();
  /** How often each op was carried out: never more than once. */
  applied = new Map<string, number>();
  /** Deletions of what was gone already. */
  needless = new Set<string>();
  floor = 0;
  view = 'view-0';

  head(): RecordHead {
    const { rev, view } = this;
    return { rev, schema: 's', view, until: null, buckets: BUCKETS, entities: ['thing'] };
  }

  state(): readonly (readonly [string, Values])[] {
    return [...this.rows]
      .map(([id, { values }]) => [id, values] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1));
  }

  /** The rows as they stand, by lines. */
  async *load(): AsyncGenerator<SnapshotLine> {
    const rows = [...this.rows.values()];
    yield { head: this.head() };
    for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
      const inIt = rows.filter(({ id }) => bucketOf(id, BUCKETS) === bucket);
      if (inIt.length > 0) yield { bucket, bytes: write(inIt), rows: inIt };
    }
    yield { end: { rows: rows.length } };
  }

  since(asked: { readonly rev: number; readonly view: string }, most = 1000): SinceAnswer {
    if (asked.rev > this.rev) return { of: 'stale', reason: 'ahead' };
    if (asked.view !== this.view) return { of: 'stale', reason: 'view' };
    if (asked.rev < this.floor) return { of: 'stale', reason: 'pruned' };
    const rev = Math.min(this.rev, asked.rev + most);
    const changes = this.log.filter((change) => change.rev > asked.rev && change.rev <= rev);
    return { of: 'changes', rev, more: rev < this.rev, changes };
  }

  write(actorId: string, ops: readonly RecordOp[]): WriteAnswer {
    const refused = new Set<string>();
    const results = ops.map((op) => {
      const ids = op.parts.map(({ entityId }) => entityId);
      if (ids.some((id) => refused.has(id))) return { opId: op.opId, status: 424, code: 'held' };
      const result = this.#writeOne(actorId, op);
      if (result.status !== 200) for (const id of ids) refused.add(id);
      return result;
    });
    return { status: 200, results };
  }

  #writeOne(actorId: string, op: RecordOp): RecordResult {
    const before = this.done.get(op.opId);
    const digest = JSON.stringify(op);
    if (before)
      return before.digest === digest ? before.result : { opId: op.opId, status: 409, code: 'opIdUsed' };
    const [rows, bin, log] = [new Map(this.rows), new Map(this.bin), this.log.length];
    try {
      for (const [ord, part] of op.parts.entries()) this.#writePart(actorId, { op, part, ord });
      this.rev += 1;
      const versions = Object.fromEntries(
        op.parts.map(({ entityId }) => [
          entityId,
          (this.rows.get(entityId) ?? this.bin.get(entityId))?.version ?? 0,
        ]),
      );
      const result = { opId: op.opId, status: 200, rev: this.rev, versions };
      this.done.set(op.opId, { digest, result });
      this.applied.set(op.opId, (this.applied.get(op.opId) ?? 0) + 1);
      return result;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.rows = rows;
      this.bin = bin;
      this.log.length = log;
      if (error.result.status === 410) this.needless.add(op.opId);
      return { opId: op.opId, ...error.result };
    }
  }

  #writePart(
    actorId: string,
    { op, part, ord }: { readonly op: RecordOp; readonly part: RecordPart; readonly ord: number },
  ): void {
    const id = part.entityId;
    const standing = this.rows.get(id);
    const after = this.#after(part, standing);
    const version = (standing ?? this.bin.get(id))?.version ?? 0;
    const next = { id, entity: part.entity, version: version + 1, values: after ?? {}, made: {} };
    if (after) this.rows.set(id, next);
    else this.rows.delete(id);
    if (after) this.bin.delete(id);
    else this.bin.set(id, { values: standing?.values ?? {}, version: version + 1, entity: part.entity });
    const set = after && (standing ? (differenceOf(standing.values, after) ?? {}) : after);
    this.log.push({
      rev: this.rev + 1,
      ord,
      entity: part.entity,
      entityId: id,
      op: !after ? 'delete' : standing ? 'update' : 'create',
      version: version + 1,
      ...(set ? { set } : {}),
      opId: op.opId,
      actorId,
      actorName: actorId,
      at: AT,
    });
  }

  #after(part: RecordPart, standing: RecordRow | undefined): Values | undefined {
    const clash = (keys: string[]): Refusal =>
      new Refusal({
        status: 409,
        code: 'staleVersion',
        clash: { entityId: part.entityId, current: standing ?? null, keys },
      });
    if (part.op === 'delete') {
      if (!standing) throw new Refusal({ status: 410, code: 'gone' });
      if (standing.version !== part.baseVersion) throw clash(['*']);
      return undefined;
    }
    const set = mended(part.set);
    if (part.op === 'update') return this.#merged(part, standing, clash);
    if (standing || (part.op === 'create' && this.bin.has(part.entityId))) throw clash(['*']);
    if (part.op === 'restore' && !this.bin.has(part.entityId)) throw new Refusal({ status: 404 });
    return withDifference({}, set);
  }

  #merged(part: RecordPart, standing: RecordRow | undefined, clash: (keys: string[]) => Refusal): Values {
    if (!standing) throw new Refusal({ status: 404, code: 'notFound' });
    if (part.set['a'] === 13) throw new Refusal({ status: 422, code: 'rule' });
    if (part.baseVersion === standing.version)
      return mended(
        mergeValues(standing.values, { set: part.set, base: standing.values }, { idLists: ID_LISTS }).values,
      );
    const { values, clashes } = mergeValues(standing.values, part, { idLists: ID_LISTS });
    if (clashes.length > 0) throw clash([...clashes]);
    return mended(values);
  }

  /** Rights are others: what a reader may see is, too. */
  changeView(): void {
    this.view = `view-${Number(this.view.slice(5)) + 1}`;
  }

  prune(): void {
    this.floor = this.rev;
  }

  copy(): ModelServer {
    const copy = new ModelServer();
    Object.assign(copy, {
      rows: new Map(this.rows),
      bin: new Map(this.bin),
      rev: this.rev,
      log: [...this.log],
      done: new Map(this.done),
      applied: new Map(this.applied),
      needless: new Set(this.needless),
      floor: this.floor,
      view: this.view,
    });
    return copy;
  }
}

/** Whether rows are those that the server has. */
export const isAsServer = (rows: readonly RecordRow[], server: ModelServer): boolean =>
  isSame(
    rows.map(({ id, values, version }) => ({ id, values, version })).sort((a, b) => (a.id < b.id ? -1 : 1)),
    [...server.rows.values()]
      .map(({ id, values, version }) => ({ id, values, version }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  );
