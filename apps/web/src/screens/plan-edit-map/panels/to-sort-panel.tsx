import { ToSortList } from '../../../activities/pin-here/to-sort-list.tsx';
import type { DrawingBoard } from '../drawing/use-drawing-board.ts';

/** What was pinned in passing, to be gone to on the map, chosen, and made what it is. */
export function ToSortPanel({
  board,
  hasTitle = true,
}: {
  readonly board: DrawingBoard;
  /** Left out where it is said above the list what it is. */
  readonly hasTitle?: boolean;
}) {
  const { toSort, mayEdit, pins, choose, map } = board;
  return (
    <ToSortList
      pins={toSort}
      hasTitle={hasTitle}
      mayEdit={mayEdit}
      onOpen={({ _id, geometry }) => {
        if (geometry.type === 'Point') map.current?.goTo(geometry.coordinates);
        choose(_id);
      }}
      onSort={(pin, kind) => void pins.sort(pin, kind).catch(() => undefined)}
    />
  );
}
