import { kinds, type EntityId } from '@tussock/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { openFakeRecord } from '../testing/fake-record.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { partOverStanding, questionOfPart } from './resolved-part.ts';

const square = (west: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, -43],
      [west + 0.01, -43],
      [west + 0.01, -43.01],
      [west, -43],
    ],
  ],
});

beforeEach(() => {
  openFakeRecord([
    { id: 't1', entity: kinds.transect.id, version: 1, values: { name: 'Hill T1' }, made: {} },
    { id: 't2', entity: kinds.transect.id, version: 1, values: { name: 'Flat T2' }, made: {} },
  ]);
});

/** Asks, presses, and answers what would be written. */
async function choosing(
  entity: EntityId,
  [base, set, theirs]: readonly Record<string, unknown>[],
  press: string,
) {
  const part = { entity, entityId: 'x', op: 'update' as const, set: set ?? {}, base: base ?? {} };
  const onChoose = vi.fn<(values: Readonly<Record<string, unknown>>) => void>();
  render(<ConflictDialog {...questionOfPart(part, theirs ?? {})} onChoose={onChoose} onLeave={vi.fn()} />);
  const asked = screen.getAllByRole('group').map((group) => group.textContent);
  await userEvent.click(screen.getByRole('button', { name: press }));
  await userEvent.click(screen.getByRole('button', { name: 'Save what is chosen' }));
  return { asked, written: partOverStanding(part, theirs ?? {}, onChoose.mock.lastCall?.[0] ?? {}).set };
}

test.each([
  [
    'the outline of a boundary',
    'boundary',
    [{ outline: square(172) }, { outline: square(172.1) }, { outline: square(172.2) }],
  ],
  [
    'the shape of a paddock',
    kinds.paddock.id,
    [{ geometry: square(172) }, { geometry: square(172.1) }, { geometry: square(172.2) }],
  ],
  [
    'the transect of a soil test',
    'soilTest',
    [{ transectId: 't0' }, { transectId: 't1' }, { transectId: 't2' }],
  ],
  [
    'who is to do an action',
    'action',
    [
      { responsibleId: null },
      { responsibleId: '0192f000-0000-7000-8000-000000000001' },
      { responsibleId: '0192f000-0000-7000-8000-000000000002' },
    ],
  ],
  ['the folder of a document', 'file', [{ folder: 'A' }, { folder: 'B' }, { folder: 'C' }]],
] as const)(
  '%s is asked about, and theirs is what is written where theirs is chosen',
  async (_what, entity, sides) => {
    const [, mine, theirs] = sides;
    const { asked, written } = await choosing(entity, sides, 'All of theirs');
    expect(asked).toHaveLength(1);
    expect(written).toEqual(theirs);
    expect(written).not.toEqual(mine);
  },
);

test('what a value points at is told by its name, and what has none by whose it is', async () => {
  const { asked } = await choosing(
    'soilTest',
    [{}, { transectId: 't1' }, { transectId: 't2' }],
    'All of mine',
  );
  expect(asked[0]).toMatch(/Hill T1.*Flat T2/);
});
