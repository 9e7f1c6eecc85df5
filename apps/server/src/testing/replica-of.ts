import type { RecordChange, RecordHead, RecordPart, RecordResult, RecordRow } from '@tussock/contract';
import { withDifference, type Values } from '@tussock/sync';
import { uuidv7 } from 'uuidv7';
import type { TestAnswer, TestServer, TestUser } from './start-test-server.ts';

/** A record as a browser keeps it. */
export interface TestReplica {
  readonly head: RecordHead;
  readonly rows: ReadonlyMap<string, RecordRow>;
}

interface Changes {
  readonly rev: number;
  readonly more: boolean;
  readonly changes: readonly RecordChange[];
}

type Line =
  | { readonly head: RecordHead }
  | { readonly bucket: number; readonly rows: readonly RecordRow[] }
  | { readonly end: { readonly rows: number } };

/** A value that is null is as one that is missing. */
const withoutNulls = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

const plain = ({ values, made, ...row }: RecordRow): RecordRow => ({
  ...row,
  values: withoutNulls(values),
  made: withoutNulls(made),
});

/** The lines of a first load. @throws when it is not whole */
export function readLines(bytes: Uint8Array): { head: RecordHead; rows: RecordRow[]; buckets: number[] } {
  const lines = Buffer.from(bytes)
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text) as Line);
  const head = lines.flatMap((line) => ('head' in line ? [line.head] : []))[0];
  const rows = lines.flatMap((line) => ('rows' in line ? line.rows : []));
  const end = lines.at(-1);
  if (!head || !end || !('end' in end) || end.end.rows !== rows.length)
    throw new Error('the record is not whole');
  return { head, rows, buckets: lines.flatMap((line) => ('bucket' in line ? [line.bucket] : [])) };
}

function applyChange(
  rows: Map<string, RecordRow>,
  { entityId: id, entity, op, version, kindVersion, set, made }: RecordChange,
): void {
  if (op === 'delete') return void rows.delete(id);
  const was = op === 'create' ? undefined : rows.get(id);
  rows.set(id, {
    id,
    entity,
    version,
    ...(kindVersion === undefined ? {} : { kindVersion }),
    values: withDifference(was?.values ?? {}, set),
    made: withDifference(was?.made ?? {}, made),
  });
}

export interface ReplicaCalls {
  load(): Promise<TestReplica>;
  since(
    rev: number,
    marks?: { view?: string; schema?: string },
  ): Promise<TestAnswer<Changes & { current: unknown }>>;
  /** What a record becomes by what is told to have happened since, page by page. */
  catchUp(from: TestReplica): Promise<ReadonlyMap<string, RecordRow>>;
  write(
    parts: readonly (Partial<RecordPart> & Pick<RecordPart, 'entity' | 'entityId' | 'op'>)[],
    opId?: string,
    /** When the device says that it was done. */
    doneAt?: Date,
  ): Promise<RecordResult>;
  writeAll(ops: readonly object[]): Promise<TestAnswer<{ results: RecordResult[] }>>;
}

/** What a browser asks of a plan's record, as somebody. */
export function replicaOf(server: Pick<TestServer, 'call'>, as: TestUser, planId: string): ReplicaCalls {
  const path = (rest = '') => `/api/plan/${planId}/replica${rest}`;
  let marks: { view: string; schema: string } | undefined;
  const calls: ReplicaCalls = {
    async load() {
      const answer = await server.call(path(), { as });
      if (answer.status !== 200) throw new Error(`the record is refused: ${JSON.stringify(answer.body)}`);
      const { head, rows } = readLines(answer.bytes);
      marks = head;
      return { head, rows: new Map(rows.map((row) => [row.id, plain(row)])) };
    },
    async since(rev, given = {}) {
      marks ??= (await calls.load()).head;
      const { view, schema } = { ...marks, ...given };
      return server.call(path(`/since?rev=${rev}&view=${view}&schema=${schema}`), { as });
    },
    async catchUp({ head, rows: from }) {
      const rows = new Map(from);
      for (let rev = head.rev, more = true; more;) {
        const { body } = await calls.since(rev);
        for (const change of body.changes) applyChange(rows, change);
        ({ rev, more } = body);
      }
      return new Map([...rows].map(([id, row]) => [id, plain(row)]));
    },
    async write(parts, opId = uuidv7(), doneAt) {
      marks ??= (await calls.load()).head;
      const whole = parts.map((part) => ({ set: {}, base: {}, baseVersion: 0, ...part }));
      const { body } = await calls.writeAll([
        { opId, schema: marks.schema, label: 'A test’s write', parts: whole, ...(doneAt && { doneAt }) },
      ]);
      const [result] = body.results;
      if (!result) throw new Error('a write is answered');
      return result;
    },
    writeAll: (ops) => server.call(path('/write'), { as, body: { ops } }),
  };
  return calls;
}
