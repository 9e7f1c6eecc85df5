import type { PositionRefusal } from '@tussock/domain';
import { readOutsidePosition, type Fix } from '@tussock/geometry';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The device's position, or why there is none. */
export interface PositionState {
  /** Whether somebody requested it: opening a page must not ask for the permission. */
  readonly isAsked: boolean;
  readonly fix: Fix | null;
  readonly refusal: PositionRefusal | null;
}

const unasked: PositionState = { isAsked: false, fix: null, refusal: null };
const store = createStore<PositionState>(() => unasked);

let listenerCount = 0;
let watchId: number | null = null;
let answerTimer: ReturnType<typeof setTimeout> | undefined;

/** Time-out of the request, measured here: the device's own time limit does not count while the browser's permission question is open. */
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

/** Requests the device's position, and watches it while anything is subscribed. Called by a press, never by opening a page. */
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

/** The device's position, once somebody has requested it. */
export function usePosition(): PositionState {
  useEffect(listen, []);
  return useStore(store);
}
