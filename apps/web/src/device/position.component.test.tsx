import { act, cleanup, renderHook } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { askForPosition, usePosition } from './position.ts';

const PERMISSION_DENIED = 1;
const POSITION_UNAVAILABLE = 2;

/** What the page last gave the device to call. */
let tell: PositionCallback = () => undefined;
let fail: PositionErrorCallback = () => undefined;
const geolocation = {
  watchPosition: (heard: PositionCallback, failed: PositionErrorCallback) => {
    tell = heard;
    fail = failed;
    return 7;
  },
  clearWatch: () => undefined,
};

beforeAll(() => Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true }));
afterAll(() => Reflect.deleteProperty(navigator, 'geolocation'));
// Where the device is is one for the page: nobody may listen any longer when the next test begins.
afterEach(cleanup);

const stands = (longitude: number): void =>
  act(() =>
    tell({ coords: { longitude, latitude: -42.8, accuracy: 3 }, timestamp: 0 } as GeolocationPosition),
  );
const fails = (code: number): void =>
  act(() => fail({ code, PERMISSION_DENIED } as GeolocationPositionError));
/** A map that listens, on which somebody has asked. */
function ask() {
  const map = renderHook(usePosition);
  act(askForPosition);
  return map;
}

test('where the device was is not where it is, once it cannot tell any longer', () => {
  const { result } = ask();
  stands(172.3);
  expect(result.current.fix?.at).toEqual([172.3, -42.8]);
  fails(POSITION_UNAVAILABLE);
  expect(result.current).toMatchObject({ fix: null, refusal: 'lost' });
  stands(172.4);
  expect(result.current).toMatchObject({ fix: { at: [172.4, -42.8] }, refusal: null });
});

test('a device that gives no place in New Zealand is nowhere, and the map says why', () => {
  const { result } = ask();
  stands(0);
  expect(result.current).toMatchObject({ fix: null, refusal: 'abroad' });
});

test('given a device that answers nothing for half a minute, then the map stops finding and says so, and a later answer is taken', () => {
  vi.useFakeTimers();
  const { result } = ask();
  act(() => void vi.advanceTimersByTime(29_999));
  expect(result.current.refusal).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toMatchObject({ fix: null, refusal: 'late' });
  stands(172.3);
  expect(result.current).toMatchObject({ fix: { at: [172.3, -42.8] }, refusal: null });
  vi.useRealTimers();
});

test('that the device may not tell where it is, is said on the map where it was asked for, not on the next', () => {
  const map = ask();
  fails(PERMISSION_DENIED);
  expect(map.result.current.refusal).toBe('refused');
  map.unmount();
  expect(renderHook(usePosition).result.current).toEqual({ isAsked: false, fix: null, refusal: null });
});

test('a device that refuses at once is asked again by the next press', () => {
  const { watchPosition } = geolocation;
  let asked = 0;
  geolocation.watchPosition = (_heard, failed) => {
    asked += 1;
    failed({ code: PERMISSION_DENIED, PERMISSION_DENIED } as GeolocationPositionError);
    return 7;
  };
  const map = ask();
  act(askForPosition);
  expect([asked, map.result.current.refusal]).toEqual([2, 'refused']);
  geolocation.watchPosition = watchPosition;
});
