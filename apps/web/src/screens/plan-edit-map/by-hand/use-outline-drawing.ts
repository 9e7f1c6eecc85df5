import type { PolygonGeometry } from '@tussock/geometry';
import { useState } from 'react';
import type { Drawing, DrawnShape } from '../../../map/index.ts';

interface Work {
  /** The block under change, in its original shape, since its index may belong to another one meanwhile. Null for a new block. */
  readonly feature: PolygonGeometry | null;
  readonly round: number;
}

export type OutlineDrawing = ReturnType<typeof useOutlineDrawing>;

/** State of drawing a block of the boundary by hand. */
export function useOutlineDrawing() {
  const [work, setWork] = useState<Work | null>(null);
  const [drawn, setDrawn] = useState<DrawnShape | null>(null);
  const begin = (feature: PolygonGeometry | null): void => {
    setDrawn(null);
    setWork((was) => ({ feature, round: (was?.round ?? 0) + 1 }));
  };
  const drawing: Drawing | null = work && {
    key: `outline ${work.round}`,
    shape: 'polygon',
    ...(work.feature ? { geometry: work.feature, isEdit: true } : {}),
  };
  const finished = drawn?.isFinished && drawn.geometry?.type === 'Polygon' ? drawn.geometry : null;
  return {
    work,
    drawing,
    drawn,
    finished,
    hasUnsaved: work?.feature ? (drawn?.canUndo ?? false) : drawn?.geometry != null,
    heard: setDrawn,
    drawNew: () => begin(null),
    change: begin,
    end: () => {
      setDrawn(null);
      setWork(null);
    },
  };
}
