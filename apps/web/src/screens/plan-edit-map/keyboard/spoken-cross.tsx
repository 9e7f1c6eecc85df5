import { positionWords, sayGrid, type PlaceOnFarm } from '@tussock/domain';
import type { Position } from '@tussock/geometry';
import { SpokenOnly } from '@tussock/ui';
import { useEnterOnMap, useIsMapFocused } from './keyboard-on-map.ts';
import type { DrawingBoard } from '../drawing/use-drawing-board.ts';
import { useCrossPosition } from '../phone/use-cross-position.ts';

/** Says where the cross of the map is while the keyboard moves it: in what, how far from the boundary, and its coordinates. */
export function SpokenCross({ board }: { readonly board: DrawingBoard }) {
  const isFocused = useIsMapFocused();
  return <div role="status">{isFocused && <WhereIsCross board={board} />}</div>;
}

/** Enter is the click of the cross, while no corner is asked for: it chooses what the cross is in, or shows it to the verb that asked. */
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

/** By itself, so that nobody waits for what is not said. */
function WhereIsCross({ board }: { readonly board: DrawingBoard }) {
  const { at, where } = useCrossPosition(board, 'cross');
  useEnterAtCross(board, at, where);
  return at && where && <SpokenOnly>{`${positionWords.crossIs(where)}. ${sayGrid(at)}`}</SpokenOnly>;
}
