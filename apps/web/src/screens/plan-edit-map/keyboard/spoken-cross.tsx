import { positionWords, sayGrid, type PlaceOnFarm } from '@tussock/domain';
import type { Position } from '@tussock/geometry';
import { SpokenOnly } from '@tussock/ui';
import { useEnterOnMap, useIsMapFocused } from './keyboard-on-map.ts';
import type { DrawingBoard } from '../drawing/use-drawing-board.ts';
import { useCrossPosition } from '../phone/use-cross-position.ts';

/** Announces the position of the cross while the keyboard moves the map: the feature it is in, the distance to the boundary, and its coordinates. */
export function SpokenCross({ board }: { readonly board: DrawingBoard }) {
  const isFocused = useIsMapFocused();
  return <div role="status">{isFocused && <WhereIsCross board={board} />}</div>;
}

/** Enter clicks at the cross while no corner is being set: it selects the feature there, or passes it to the running verb. */
function useEnterAtCross(
  { drawing, measure, operations, choose }: DrawingBoard,
  at: Position | null,
  where: PlaceOnFarm | null,
): void {
  useEnterOnMap(() => {
    if (!at || drawing.work || measure.drawing) return false;
    const id = where?.inside?.id ?? null;
    if (!operations.clicked(id, at)) choose(id);
    return true;
  });
}

/** Component of its own, so that the position is only computed while it is announced. */
function WhereIsCross({ board }: { readonly board: DrawingBoard }) {
  const { at, where } = useCrossPosition(board, 'cross');
  useEnterAtCross(board, at, where);
  return at && where && <SpokenOnly>{`${positionWords.crossIs(where)}. ${sayGrid(at)}`}</SpokenOnly>;
}
