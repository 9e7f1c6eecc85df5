import { kindById, kinds, type DrawingGround, type KindId, type PartitionBalance } from '@tussock/domain';
import type { PolygonGeometry } from '@tussock/geometry';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LandBalance, useLandBalance } from './land-balance.tsx';

const somewhere: PolygonGeometry = {
  type: 'Polygon',
  coordinates: [
    [
      [172.5, -43.1],
      [172.6, -43.1],
      [172.6, -43],
      [172.5, -43.1],
    ],
  ],
};
const thing = (id: string, kindId: KindId = kinds.paddock.id) => ({
  id,
  kind: kindById(kindId),
  geometry: somewhere,
  attributes: { name: id, status: 'existing' },
});
const paddock = kindById(kinds.paddock.id);
const lmu = kindById(kinds.lmu.id);
const standing: PartitionBalance = {
  kind: paddock,
  wholeHectares: 10,
  drawnHectares: 10,
  unallocatedHectares: 0,
  overlaps: [],
  outside: [],
};

function show(
  { kind = paddock, balance = standing }: Partial<ComponentProps<typeof LandBalance>>,
  things: DrawingGround['things'],
  mayEdit = false,
) {
  const onKind = vi.fn();
  const ground: DrawingGround = { things, boundary: [somewhere], chosen: undefined, mayEdit };
  render(
    <LandBalance
      {...{ ground, kind, balance, onKind }}
      map={{ current: null }}
      onShow={vi.fn()}
      trims={{ trim: vi.fn(), trimOff: vi.fn(), trimAll: vi.fn() }}
    />,
  );
  return { onKind, user: userEvent.setup() };
}

test('of many faults some are listed, and every one is a press or two away', async () => {
  const ids = Array.from({ length: 27 }, (_, at) => `P${at + 1}`);
  const outside = ids.map((id) => ({ id, areaSquareMetres: 2500, geometry: somewhere }));
  const { user } = show(
    { balance: { ...standing, outside } },
    ids.map((id) => thing(id)),
  );
  expect(screen.queryByText(/^P5:/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'And 23 more, in red on the map' }));
  expect(screen.getByText('P24: 0.25 ha outside the boundary')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'And 3 more, in red on the map' }));
  expect(screen.getByText('P27: 0.25 ha outside the boundary')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /more, in red/ })).toBeNull();
});

test('each kind that shares out the ground can be looked at', async () => {
  const { onKind, user } = show({}, [
    thing('P'),
    thing('Flats', kinds.lmu.id),
    thing('Barn', kinds.building.id),
  ]);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: 'Land management units' }));
  expect(onKind).toHaveBeenCalledExactlyOnceWith(kindById(kinds.lmu.id));
});

test('before anything is drawn land units can be begun with as well as paddocks', async () => {
  const { onKind, user } = show({}, [], true);
  await user.click(screen.getByRole('radio', { name: 'Land management units' }));
  expect(onKind).toHaveBeenCalledExactlyOnceWith(kindById(kinds.lmu.id));
});

test('where there is one kind nothing is asked of who only looks', () => {
  show({}, [thing('P')]);
  expect(screen.queryByRole('radio')).toBeNull();
});

const groundOf = (count: number): DrawingGround => ({
  things: Array.from({ length: count }, (_, at) => thing(`P${at}`)),
  boundary: [somewhere],
  chosen: undefined,
  mayEdit: false,
});

/** The balance of paddocks on a device to which each look at the clock takes longer than a turn. */
function slowBalance(ground: DrawingGround) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
  return renderHook((asked) => useLandBalance(asked.ground, asked.kind), {
    initialProps: { ground, kind: paddock },
  });
}
// The pages that are left are taken down with the clock of the test.
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the balance is worked out in turns of the page, and what stood before stays until the new is there', () => {
  const [before, after] = [groundOf(2), groundOf(3)];
  const { result, rerender } = slowBalance(before);
  expect(result.current).toBeNull();
  act(() => void vi.runAllTimers());
  // Each pair of two, and of three, that lie over each other.
  expect(result.current?.balance?.overlaps).toHaveLength(1);
  rerender({ ground: after, kind: paddock });
  expect(result.current?.balance?.overlaps).toHaveLength(1);
  act(() => void vi.runAllTimers());
  expect(result.current?.balance?.overlaps).toHaveLength(3);
});

test('the boundary is as large as the record says', () => {
  const { result } = slowBalance({ ...groundOf(1), boundaryHectares: 412.5 });
  act(() => void vi.runAllTimers());
  expect(result.current?.balance?.wholeHectares).toBe(412.5);
});

test('while another kind is worked out nothing is told of the one before', () => {
  const ground = groundOf(2);
  const { result, rerender } = slowBalance(ground);
  act(() => void vi.runAllTimers());
  rerender({ ground, kind: lmu });
  expect(result.current).toEqual({ kind: lmu, balance: null });
  act(() => void vi.runAllTimers());
  expect(result.current).toMatchObject({ kind: lmu, balance: { kind: lmu, overlaps: [] } });
});

test('a kind that is being worked out is the one that is chosen, and no figures of another stand beside it', () => {
  show({ kind: lmu, balance: null }, [thing('P'), thing('Flats', kinds.lmu.id)]);
  expect(screen.getByRole('radio', { name: 'Land management units', checked: true })).toBeTruthy();
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
  expect(screen.queryByRole('meter')).toBeNull();
  expect(screen.queryByText(/ of /)).toBeNull();
});
