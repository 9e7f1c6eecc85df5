import type { PositionRefusal } from '@tussock/domain';
import { readOutsidePosition, type Fix } from '@tussock/geometry';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Where the device is, or why it does not say so. */
export interface PositionState {
  /** Somebody asked for it, on purpose: nobody is asked for a permission by opening a page. */
  readonly isAsked: boolean;
  readonly fix: Fix | null;
  readonly refusal: PositionRefusal | null;
}

const unasked: PositionState = { isAsked: false, fix: null, refusal: null };
const store = createStore<PositionState>(() => unasked);

let listenerCount = 0;
let watchId: number | null = null;
let answerTimer: ReturnType<typeof setTimeout> | undefined;

/** A question of the browser that nobody answers does not count for the time limit of the device: so this is measured here. */
const ANSWER_TIMEOUT_MS = 30_000;

function hear({ coords, timestamp }: GeolocationPosition): void {
  clearTimeout(answerTimer);
  const at = readOutsidePosition([coords.longitude, coords.latitude]);
  store.setState(
    at
      ? { fix: { at, accuracyMetres: coords.accuracy, atMs: timestamp }, refusal: null }
      : { fix: null, refusal: 'abroad' },
  );
}

function fail({ code, PERMISSION_DENIED }: GeolocationPositionError): void {
  clearTimeout(answerTimer);
  if (code !== PERMISSION_DENIED) {
    // Where it was is not where it is: nothing is to be put there.
    store.setState({ fix: null, refusal: 'lost' });
    return;
  }
  // Asked again, the browser may have been told otherwise.
  stopWatching();
  store.setState({ isAsked: false, fix: null, refusal: 'refused' });
}

function stopWatching(): void {
  clearTimeout(answerTimer);
  if (watchId !== null) navigator.geolocation.clearWatch(watchId);
  watchId = null;
}

function watch(): void {
  const { geolocation } = navigator as Partial<Navigator>;
  if (watchId !== null || !store.getState().isAsked) return;
  if (!geolocation) {
    store.setState({ isAsked: false, refusal: 'none' });
    return;
  }
  answerTimer = setTimeout(() => store.setState({ refusal: 'late' }), ANSWER_TIMEOUT_MS);
  const id = geolocation.watchPosition(hear, fail, { enableHighAccuracy: true, maximumAge: 0 });
  // Refused already, it watches nothing, and is asked again by the next press.
  if (store.getState().isAsked) watchId = id;
}

/** Asks the device where it is, and goes on asking for as long as somebody listens. Called by a press, not by opening a page. */
export function askForPosition(): void {
  store.setState({ isAsked: true, refusal: null });
  watch();
}

function listen(): () => void {
  listenerCount += 1;
  watch();
  return () => {
    listenerCount -= 1;
    if (listenerCount > 0) return;
    // A phone in a pocket does not look for satellites, and where it was is not where it is. A refusal was read on the map that asked.
    stopWatching();
    store.setState({ fix: null, refusal: null });
  };
}

/** Where the device is, once somebody has asked for it. */
export function usePosition(): PositionState {
  useEffect(listen, []);
  return useStore(store);
}
