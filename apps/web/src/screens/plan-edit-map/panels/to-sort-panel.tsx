import { ToSortList } from '../../../activities/pin-here/to-sort-list.tsx';
import type { DrawingBoard } from '../drawing/use-drawing-board.ts';

/** List of quick pins, to go to on the map, select and turn into features. */
export function ToSortPanel({
  board,
  hasTitle = true,
}: {
  readonly board: DrawingBoard;
  /** Left out where the title is above the list already. */
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
