import { kindById, kinds, type DrawingGround, type PartitionBalance } from '@tussock/domain';
import type { PolygonGeometry } from '@tussock/geometry';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LandBalance } from './land-balance.tsx';
import { ShapeReadout } from '../measuring/shape-readout.tsx';
import type { ShapeCheck } from '../saving/use-shape-check.ts';

const paddock = kindById(kinds.paddock.id);
const box = (west: number, east: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [172.5 + west, -43.1],
      [172.5 + east, -43.1],
      [172.5 + east, -43.099],
      [172.5 + west, -43.099],
      [172.5 + west, -43.1],
    ],
  ],
});
const thing = (id: string, geometry: PolygonGeometry) => ({
  id,
  kind: paddock,
  geometry,
  attributes: { name: id, status: 'existing' },
});
const ground: DrawingGround = {
  things: [thing('North', box(0, 0.002)), thing('South', box(0.001, 0.003))],
  boundary: [box(0, 0.003)],
  chosen: undefined,
  mayEdit: true,
};
const balance: PartitionBalance = {
  kind: paddock,
  wholeHectares: 2.7,
  drawnHectares: 2.7,
  unallocatedHectares: 0,
  overlaps: [{ ids: ['North', 'South'], areaSquareMetres: 9000, geometry: box(0.001, 0.002) }],
  outside: [],
};
const unchecked = { data: undefined, error: null } as unknown as ShapeCheck;
const balanceOf = (mayEdit: boolean, over = balance) => {
  const trims = { trim: vi.fn(), trimOff: vi.fn(), trimAll: vi.fn() };
  const map = { current: null };
  render(
    <LandBalance
      ground={{ ...ground, mayEdit }}
      {...{ kind: paddock, balance: over, map, trims }}
      onShow={vi.fn()}
      onKind={vi.fn()}
    />,
  );
  return trims;
};

test('of two that have the same ground either can be trimmed where they are listed', async () => {
  const { trim } = balanceOf(true);
  await userEvent.click(screen.getByRole('button', { name: 'Trim South' }));
  expect(trim).toHaveBeenCalledWith('South', 'North');
});

test('what lies outside is trimmed to the boundary, and everything at once by one press', async () => {
  const outside = [{ id: 'South', areaSquareMetres: 900, geometry: box(0.003, 0.004) }];
  const { trimOff, trimAll } = balanceOf(true, { ...balance, outside });
  await userEvent.click(screen.getByRole('button', { name: 'Trim to boundary, over South' }));
  expect(trimOff).toHaveBeenCalledWith('South', outside[0]?.geometry);
  await userEvent.click(screen.getByRole('button', { name: 'Trim all' }));
  expect(trimAll).toHaveBeenCalledWith({ ...balance, outside });
});

test('whoever may only look is offered no trimming', () => {
  balanceOf(false);
  expect(screen.queryByRole('button', { name: /^Trim/ })).toBeNull();
});

test('while one draws, mine or theirs can be trimmed, and what lies outside the boundary is said', async () => {
  const trims = { mine: vi.fn(), theirs: vi.fn(), off: vi.fn() };
  const mine = { movedName: null };
  const overlap = {
    ...mine,
    id: 'm n',
    otherId: 'n',
    otherName: 'North',
    areaHectares: 0.9,
    geometry: box(0.001, 0.002),
  };
  const outside = { ...mine, id: 'x', areaHectares: 0.25, geometry: box(0.003, 0.004) };
  render(
    <ShapeReadout
      geometry={box(0.001, 0.004)}
      check={unchecked}
      faults={{ overlaps: [overlap], outside: [outside] }}
      trims={trims}
      onUseRepaired={vi.fn()}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Trim mine, over North' }));
  await userEvent.click(screen.getByRole('button', { name: 'Trim theirs, over North' }));
  await userEvent.click(screen.getByRole('button', { name: 'Trim to boundary' }));
  expect(trims.off).toHaveBeenCalledWith(outside.geometry);
  expect([trims.mine.mock.calls, trims.theirs.mock.calls]).toEqual([[['n']], [['n']]]);
  expect(screen.getByText('0.25 ha is outside the boundary, shown in red.')).toBeDefined();
});
