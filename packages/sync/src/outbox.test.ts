import { describe, expect, test } from 'vitest';
import { MemoryStore } from './memory-store.ts';
import { ErrorCounts, MOST_ERRORS } from './error-counts.ts';
import { LocalRecord } from './local-record.ts';
import { flushOutbox } from './flush-outbox.ts';
import type { RecordOp, RecordPart } from './stored.ts';

const STANDING = { id: 'front', entity: 'paddock', version: 4, values: { name: 'Nord' }, made: {} };

function keeperOf(...ids: readonly string[]): LocalRecord {
  let made = 0;
  const keeper = new LocalRecord({
    store: new MemoryStore(),
    rules: { idListsOf: () => [] },
    parse: () => [],
    write: () => new Uint8Array(),
    schema: 's',
    newId: () => `op-${(made += 1)}`,
    now: () => '2026-11-22T00:00:00.000Z',
    rest: () => Promise.resolve(),
    tell: () => undefined,
  });
  keeper.view.replaceWith(
    ids.map((id) => ({ id, entity: 'paddock', version: 1, values: { name: 'Was' }, made: {} })),
  );
  return keeper;
}

/** A name written over what stands, by a form that was opened when `seen` stood there. */
async function partOfNaming(seen: { readonly name: string } | undefined): Promise<RecordPart | undefined> {
  const keeper = keeperOf();
  keeper.view.replaceWith([STANDING]);
  await keeper.outbox.write('Front changed', [
    {
      entity: 'paddock',
      entityId: 'front',
      op: 'update',
      set: { name: 'North' },
      ...(seen ? { base: seen } : {}),
    },
  ]);
  return keeper.outbox.ops[0]?.op.parts[0];
}

test('a form that was opened before somebody changed the same has not seen the version that stands', async () => {
  expect(await partOfNaming({ name: 'Front' })).toMatchObject({ base: { name: 'Front' }, baseVersion: 3 });
});

test.each([
  ['with what stands in it', { name: 'Nord' }],
  ['and nothing said of what was seen', undefined],
])('an edit over the row as it is seen, %s, has seen its version', async (_case, seen) => {
  expect(await partOfNaming(seen)).toMatchObject({ base: { name: 'Nord' }, baseVersion: 4 });
});

const naming =
  ({ outbox: queue }: LocalRecord) =>
  (entityId: string, to: string) =>
    queue.write(`${entityId} is ${to}`, [{ entity: 'paddock', entityId, op: 'update', set: { name: to } }]);

test('one write is taken back whatever was done after it, once, and not where the same was written again', async () => {
  const keeper = keeperOf('a', 'b');
  const { outbox: queue, view: replica } = keeper;
  const name = naming(keeper);
  const nameOf = (id: string) => replica.row(id)?.values['name'];
  const first = await name('a', 'Is');
  const second = await name('b', 'Is');
  expect(await queue.undo(first.opId)).toMatchObject({ ok: true, label: 'a is Is' });
  expect([nameOf('a'), nameOf('b')]).toEqual(['Was', 'Is']);
  expect(await queue.undo(first.opId)).toEqual({ ok: false, reason: 'nothing' });
  await name('b', 'Again');
  expect(await queue.undo(second.opId)).toMatchObject({ ok: false, reason: 'changedSince' });
  expect(nameOf('b')).toBe('Again');
});

test('both outlines, chosen of a write that was refused, are taken back by one undo: none of it is left beside theirs', async () => {
  const keeper = keeperOf('a');
  const { outbox: queue, view: replica } = keeper;
  const { opId } = await naming(keeper)('a', 'Mine');
  await queue.takeBatch();
  await queue.settle([{ opId, status: 409 }]);
  await queue.retry(opId, [
    { entity: 'paddock', entityId: 'a', op: 'update', set: { name: 'Was' }, base: { name: 'Was' } },
    { entity: 'paddock', entityId: 'a-2', op: 'create', set: { name: 'Mine' } },
  ]);
  const [sent] = await queue.takeBatch();
  await queue.settle([{ opId: sent?.opId ?? '', status: 200, rev: 1, versions: { a: 1, 'a-2': 1 } }]);
  expect(replica.row('a-2')?.values).toEqual({ name: 'Mine' });
  expect(await queue.undo()).toMatchObject({ ok: true });
  expect(replica.row('a-2')).toBeUndefined();
  expect(await queue.redo()).toMatchObject({ ok: true });
  expect(replica.row('a-2')?.values).toEqual({ name: 'Mine' });
});

test('what was written over a thing that met another of its kind has not seen what that one holds', async () => {
  const keeper = keeperOf();
  const { outbox: queue } = keeper;
  const { opId } = await queue.write('Answered', [
    { entity: 'paddock', entityId: 'a', op: 'create', set: { name: 'Mine' } },
  ]);
  await queue.takeBatch();
  await queue.write('A note', [{ entity: 'paddock', entityId: 'a', op: 'update', set: { note: 'A' } }]);
  // Somebody else made it first: ours is the second version.
  await queue.settle([{ opId, status: 200, rev: 2, versions: { a: 2 } }]);
  expect(queue.ops.at(-1)?.op.parts[0]).toMatchObject({ base: { note: null }, baseVersion: 0 });
});

test('whoever waits for the answer to a write has it, also where somebody else waits for the same', async () => {
  const keeper = keeperOf('a');
  const { opId, settled } = await naming(keeper)('a', 'Mine');
  const beside = keeper.outbox.settled(opId);
  await keeper.outbox.takeBatch();
  await keeper.outbox.settle([{ opId, status: 200, rev: 1 }]);
  expect(await Promise.all([settled, beside])).toMatchObject([{ status: 200 }, { status: 200 }]);
});

test('what waits and deletes something too has seen of that what it saw before, also when it goes with other values', async () => {
  const keeper = keeperOf('a', 'b');
  const { outbox: queue, view: replica } = keeper;
  const { opId } = await queue.write('a and b are one', [
    { entity: 'paddock', entityId: 'a', op: 'update', set: { name: 'Both' } },
    { entity: 'paddock', entityId: 'b', op: 'delete', set: {} },
  ]);
  expect(replica.row('b')).toBeUndefined();
  await queue.retry(opId, [
    { entity: 'paddock', entityId: 'a', op: 'update', set: { name: 'Theirs' }, base: { name: 'Was' } },
    { entity: 'paddock', entityId: 'b', op: 'delete', set: {}, base: {} },
  ]);
  expect(queue.ops[0]?.op.parts[1]).toMatchObject({ entityId: 'b', op: 'delete', baseVersion: 1 });
});

describe('what the server comes to grief over', () => {
  const BAD = 'a is Bad';
  /** As the server does: what comes behind a fault in one request is held back. */
  const withFault = async (ops: readonly RecordOp[]) => {
    const at = ops.findIndex(({ label }) => label === BAD);
    const statusAt = (index: number) => (at < 0 || index < at ? 200 : index === at ? 500 : 424);
    return {
      status: 200,
      results: ops.map(({ opId }, index) => ({ opId, status: statusAt(index), rev: 2 })),
    };
  };
  const states = ({ outbox: queue }: LocalRecord) =>
    queue.ops.map(({ op, state, committedAt }) => [op.label, committedAt === undefined ? state : 'done']);
  const many = (act: () => Promise<unknown>): Promise<unknown> =>
    Array.from({ length: MOST_ERRORS - 1 }).reduce<Promise<unknown>>(
      (before) => before.then(act),
      Promise.resolve(),
    );

  test('is set aside after some tries, and what comes behind it goes on', async () => {
    const keeper = keeperOf('a', 'b');
    await naming(keeper)('a', 'Bad');
    await naming(keeper)('b', 'Good');
    const faults = new ErrorCounts();
    const send = () => flushOutbox(keeper.outbox, withFault, { errors: faults });
    await many(send);
    expect(states(keeper)).toEqual([
      [BAD, 'waiting'],
      ['b is Good', 'waiting'],
    ]);
    await send();
    expect(states(keeper)).toEqual([
      [BAD, 'stuck'],
      ['b is Good', 'done'],
    ]);
  });

  test('as a whole request is found one by one', async () => {
    const keeper = keeperOf('a', 'b');
    await naming(keeper)('a', 'Bad');
    await naming(keeper)('b', 'Good');
    const faults = new ErrorCounts();
    const send = () =>
      flushOutbox(
        keeper.outbox,
        async (ops) =>
          ops.some(({ label }) => label === BAD)
            ? { status: 500 }
            : { status: 200, results: ops.map(({ opId }) => ({ opId, status: 200, rev: 2 })) },
        { errors: faults },
      );
    await many(send);
    await send();
    expect(states(keeper)).toEqual([
      [BAD, 'stuck'],
      ['b is Good', 'done'],
    ]);
  });

  test('is not set aside while the server is only away', async () => {
    const keeper = keeperOf('a');
    await naming(keeper)('a', 'Good');
    const faults = new ErrorCounts();
    const send = () => flushOutbox(keeper.outbox, async () => ({ status: 503 }), { errors: faults });
    await many(send);
    expect(await send()).toEqual({ of: 'later' });
    expect(states(keeper)).toEqual([['a is Good', 'waiting']]);
  });
});
