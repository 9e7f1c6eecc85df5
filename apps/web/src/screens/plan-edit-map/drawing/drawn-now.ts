import type { Position } from '@tussock/geometry';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DrawnShape } from '../../../map/index.ts';

/**
 * Store of the drawn shape at this moment. It changes with every move of the pointer, so only components that show a moving figure subscribe:
 * rendering everything around the map so often is too slow.
 */
export type DrawnNow = StoreApi<{ readonly drawn: DrawnShape | null }>;

export const createDrawnNow = (): DrawnNow => createStore(() => ({ drawn: null }));

/** A part of the drawn shape at this moment; live. */
export const useDrawnNow = <Part>(now: DrawnNow, read: (drawn: DrawnShape | null) => Part): Part =>
  useStore(now, ({ drawn }) => read(drawn));

/** Calls `look` after moves of the pointer, once for all moves since the last call, and once at the start. Returns the function that stops it. */
export function followBehind(now: DrawnNow, look: (drawn: DrawnShape | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      look(now.getState().drawn);
    });
  };
  ask();
  const leave = now.subscribe(ask);
  return () => {
    leave();
    clearTimeout(timer);
  };
}

const isSamePlace = (one: Position, other: Position | undefined): boolean =>
  one === other || (one[0] === other?.[0] && one[1] === other[1]);

/** Whether two states differ in nothing but the pointer: the same corners are set, and the same actions possible. */
export function isSameStep(one: DrawnShape, other: DrawnShape): boolean {
  if (one.isFinished || other.isFinished) return false;
  const [before, after] = [one, other].map((drawn) => ({
    hasShape: drawn.geometry !== null,
    isGrowing: drawn.isGrowing,
    canUndo: drawn.canUndo,
    canRedo: drawn.canRedo,
    refusal: drawn.refusal,
    movedCount: drawn.moved.length,
    isTracing: drawn.trace?.isOn,
    canTurn: drawn.trace?.canTurn,
  }));
  const corners = [one, other].map(({ set, touched }) => (touched ? [...set, touched] : set));
  return (
    JSON.stringify(before) === JSON.stringify(after) &&
    corners[0]?.length === corners[1]?.length &&
    (corners[0] ?? []).every((corner, index) => isSamePlace(corner, corners[1]?.[index]))
  );
}
