import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Geometry } from '@tussock/geometry';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { useState } from 'react';
import { ByGps } from './by-gps.tsx';
import { useStopQuestion } from '../saving/use-stop-question.tsx';
import { noWalk } from './use-walk.ts';

let tell: PositionCallback = () => undefined;
let fail: PositionErrorCallback = () => undefined;
const taken: (readonly [Geometry, string])[] = [];
const clearWatch = vi.fn();

beforeEach(() => {
  taken.length = 0;
  const geolocation = {
    watchPosition: (heard: PositionCallback, failed: PositionErrorCallback) => {
      tell = heard;
      fail = failed;
      return 7;
    },
    clearWatch,
  };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
});

afterAll(() => Reflect.deleteProperty(navigator, 'geolocation'));

/** The device says where it is: so many metres east of a place, so many seconds after the first. */
const stands = (metresEast: number, accuracy: number, seconds = 0): void =>
  act(() =>
    tell({
      coords: { longitude: 172.3 + metresEast / 81_800, latitude: -42.8, accuracy },
      timestamp: seconds * 1000,
    } as GeolocationPosition),
  );
function Drawing({ shape, panel = 'panel' }: { readonly shape: 'point' | 'line'; readonly panel?: string }) {
  const [held, hold] = useState(noWalk);
  const [work] = useState({ feature: null });
  const stop = useStopQuestion({
    work,
    hasUnsaved: held.walk.fixes.length > 0,
    end: () => undefined,
  });
  return (
    <>
      {stop.question}
      <ByGps
        key={panel}
        shape={shape}
        walk={{ held, hold }}
        onTake={(...shown) => taken.push(shown)}
        onWalked={() => undefined}
        onBeginAnew={stop.askBefore}
      />
    </>
  );
}
const show = (shape: 'point' | 'line') => render(<Drawing shape={shape} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a point is the average of readings within five metres; how sure it is, is said meanwhile', async () => {
  show('point');
  await press('Add a point where I am');
  stands(40, 18);
  expect(screen.getByText('Waiting for a reading within 5 m')).toBeTruthy();
  stands(0, 3, 1);
  stands(2, 3, 2);
  expect(screen.getByText('2 readings, together within 3 m')).toBeTruthy();
  await press('Use this place');
  expect(taken[0]?.[0].coordinates[0]).toBeCloseTo(172.3 + 1 / 81_800, 9);
  expect(taken[0]?.[1]).toBe('');
});

test.each([
  ['point', 'Add a point where I am'],
  ['line', 'Record by GPS'],
] as const)('the keyboard waits beside a %s until the device says where it is', async (shape, begin) => {
  show(shape);
  screen.getByRole('button', { name: begin }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: begin })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region'));
  stands(0, 3);
  await userEvent.tab();
  expect(document.activeElement?.tagName).toBe('BUTTON');
});

test('a worse place is taken on purpose only, and marked', async () => {
  show('point');
  await press('Add a point where I am');
  stands(0, 18);
  expect(screen.queryByRole('button', { name: 'Use this place' })).toBeNull();
  await press('Use it anyway');
  expect(taken[0]?.[1]).toBe('Placed by GPS, within 18 m only');
});

test('a device that may not say where it is says so plainly', async () => {
  show('point');
  await press('Add a point where I am');
  act(() => fail({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError));
  expect(screen.getByRole('alert').textContent).toContain('Allow it in the browser’s settings');
});

test('a line is walked: readings that are not sure are left out, a pause joins by a straight line', async () => {
  show('line');
  await press('Record by GPS');
  stands(0, 3, 0);
  stands(10, 30, 5);
  stands(20, 3, 10);
  await press('Pause');
  stands(60, 3, 30);
  await press('Continue');
  stands(80, 3, 40);
  expect(screen.getByText('1 left out, not accurate enough')).toBeTruthy();
  await press('Finish');
  expect(taken[0]?.[0].coordinates).toHaveLength(2);
  expect(taken[0]?.[1]).toBe('');
});

test('a walk goes on when a phone is turned, and its panel is another', async () => {
  const { rerender } = show('line');
  await press('Record by GPS');
  stands(0, 3, 0);
  stands(10, 3, 5);
  rerender(<Drawing shape="line" panel="another" />);
  expect(screen.getByText('2 places taken')).toBeTruthy();
  stands(20, 3, 10);
  expect(screen.getByText('3 places taken')).toBeTruthy();
});

test('a walk is begun again after a question, once there is something of it', async () => {
  show('line');
  await press('Record by GPS');
  stands(0, 3, 0);
  stands(10, 3, 5);
  await press('Start again');
  await press('Keep drawing');
  expect(screen.getByText('2 places taken')).toBeTruthy();
  await press('Start again');
  await press('Discard');
  expect(screen.queryByText('2 places taken')).toBeNull();
  await press('Record by GPS');
  await press('Start again');
  expect(screen.queryByRole('button', { name: 'Keep drawing' })).toBeNull();
});

test('nobody is watched once nobody listens', () => {
  clearWatch.mockClear();
  const { unmount } = show('line');
  unmount();
  expect(clearWatch).toHaveBeenCalledWith(7);
});
