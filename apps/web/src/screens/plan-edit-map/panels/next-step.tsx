import {
  drawingOperations,
  drawingWords,
  nextToDraw,
  unallocatedGround,
  type AnyKind,
} from '@tussock/domain';
import { Button } from '@tussock/ui';
import type { DrawingBoard } from '../drawing/use-drawing-board.ts';

const fillGap = drawingOperations.find(({ id }) => id === 'fillGap');

/** How many of a kind stand on the farm. */
const countOf = ({ ground, layers }: DrawingBoard, { id }: AnyKind): number =>
  layers.counts.get(id) ?? ground.things.filter(({ kind }) => kind.id === id).length;

/** The one green button of the map: what is likely drawn next, until the whole farm is mapped. */
export function NextStep({ board }: { readonly board: DrawingBoard }) {
  const { sharedOut, ground, drawing, setShown, operations, tools, mayEdit } = board;
  if (!sharedOut?.balance || !mayEdit || drawing.work || board.active) return null;
  const { kind, balance } = sharedOut;
  const next = nextToDraw(balance, countOf(board, kind));
  if (!next) return null;
  if (next === 'draw')
    return (
      <Button variant="primary" icon="polygon" onClick={() => tools.pick(kind)}>
        {drawingWords.drawNext(kind.names.plural)}
      </Button>
    );
  const fill = (): void => {
    const gaps = unallocatedGround(ground, kind);
    const [only, another] = gaps;
    if (only && !another) {
      drawing.drawWith(kind, only);
      return;
    }
    // One of several is clicked.
    setShown(gaps.map((geometry, index) => ({ id: `gap ${index}`, geometry })));
    if (fillGap) operations.start(fillGap);
  };
  return (
    <Button variant="primary" icon="layers" onClick={fill}>
      {drawingWords.fillTheGap}
    </Button>
  );
}
