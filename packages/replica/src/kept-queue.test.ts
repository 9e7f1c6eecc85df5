import { expect, test } from 'vitest';
import { MemoryStore } from './memory-store.ts';
import { RecordKeeper } from './record-keeper.ts';
import type { RecordPart } from './stored.ts';

const STANDING = { id: 'front', entity: 'paddock', version: 4, values: { name: 'Nord' }, made: {} };

/** A name written over what stands, by a form that was opened when `seen` stood there. */
async function partOfNaming(seen: { readonly name: string } | undefined): Promise<RecordPart | undefined> {
  const keeper = new RecordKeeper({
    store: new MemoryStore(),
    rules: { idListsOf: () => [] },
    parse: () => [],
    write: () => new Uint8Array(),
    schema: 's',
    newId: () => 'one',
    now: () => '2026-11-22T00:00:00.000Z',
    rest: () => Promise.resolve(),
    tell: () => undefined,
  });
  keeper.replica.replaceWith([STANDING]);
  await keeper.queue.write('Front changed', [
    {
      entity: 'paddock',
      entityId: 'front',
      op: 'update',
      set: { name: 'North' },
      ...(seen ? { base: seen } : {}),
    },
  ]);
  return keeper.queue.ops[0]?.op.parts[0];
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

test('one write is taken back whatever was done after it, once, and not where the same was written again', async () => {
  let made = 0;
  const keeper = new RecordKeeper({
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
  const row = (id: string) => ({ id, entity: 'paddock', version: 1, values: { name: 'Was' }, made: {} });
  keeper.replica.replaceWith([row('a'), row('b')]);
  const { queue, replica } = keeper;
  const name = (entityId: string, to: string) =>
    queue.write(`${entityId} is ${to}`, [{ entity: 'paddock', entityId, op: 'update', set: { name: to } }]);
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
