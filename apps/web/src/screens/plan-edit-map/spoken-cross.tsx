import { positionWords, sayGrid } from '@tussock/domain';
import { SpokenOnly } from '@tussock/ui';
import { useEffect, useState } from 'react';
import type { DrawingBoard } from './use-drawing-board.ts';
import { useWhereabouts } from './use-whereabouts.ts';

/** Whether the keyboard is on the map. */
function useIsMapFocused(): boolean {
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    const look = (): void => setIsFocused(document.activeElement instanceof HTMLCanvasElement);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return isFocused;
}

/** Says where the cross of the map is while the keyboard moves it: in what, how far from the boundary, and its coordinates. */
export function SpokenCross({ board }: { readonly board: DrawingBoard }) {
  const isFocused = useIsMapFocused();
  return <div role="status">{isFocused && <WhereIsCross board={board} />}</div>;
}

/** By itself, so that nobody waits for what is not said. */
function WhereIsCross({ board }: { readonly board: DrawingBoard }) {
  const { at, where } = useWhereabouts(board, 'cross');
  return at && where && <SpokenOnly>{`${positionWords.crossIs(where)}. ${sayGrid(at)}`}</SpokenOnly>;
}
