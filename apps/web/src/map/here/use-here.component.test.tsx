import { act, cleanup, renderHook } from '@testing-library/react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askForPosition } from '../../device/index.ts';
import { ButtonControl } from '../engine/button-control.ts';
import { HERE_ICON, useHere } from './use-here.ts';

// A map whose style is to come: nothing is drawn on it.
const map = {} as MapLibreMap;

beforeEach(() => {
  const watchPosition = (_hear: PositionCallback, fail: PositionErrorCallback): number => {
    fail({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    return 1;
  };
  Object.defineProperty(navigator, 'geolocation', {
    value: { watchPosition, clearWatch: () => undefined },
    configurable: true,
  });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'geolocation');
});

function showMap() {
  const control = new ButtonControl('Show where I am', HERE_ICON);
  const { result } = renderHook(() => useHere(map, control));
  const button = control.onAdd(map).querySelector('button');
  return { result, press: () => act(() => button?.click()) };
}

test('a device that may not say where it is says so to whoever pressed the map’s own button', () => {
  const { result, press } = showMap();
  press();
  expect(result.current.refusal).toBe('refused');
});

test('and lays nothing over the map of whoever asked it elsewhere', () => {
  const { result } = showMap();
  act(() => askForPosition());
  expect(result.current.refusal).toBeNull();
});
