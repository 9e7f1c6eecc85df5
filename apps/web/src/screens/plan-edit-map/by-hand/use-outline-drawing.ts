import type { PolygonGeometry } from '@tussock/geometry';
import { useState } from 'react';
import type { Drawing, DrawnShape } from '../../../map/index.ts';

interface Work {
  /** The block whose shape is changed; null for a new one. */
  readonly place: number | null;
  readonly startsFrom: PolygonGeometry | undefined;
  /** What is changed rather than drawn, for the question before it is left. */
  readonly feature: PolygonGeometry | null;
  readonly round: number;
}

export type OutlineDrawing = ReturnType<typeof useOutlineDrawing>;

/** A block of the boundary while it is drawn by hand. */
export function useOutlineDrawing() {
  const [work, setWork] = useState<Work | null>(null);
  const [drawn, setDrawn] = useState<DrawnShape | null>(null);
  const begin = (place: number | null, startsFrom?: PolygonGeometry): void => {
    setDrawn(null);
    setWork((was) => ({ place, startsFrom, feature: startsFrom ?? null, round: (was?.round ?? 0) + 1 }));
  };
  const drawing: Drawing | null = work && {
    key: `outline ${work.round}`,
    shape: 'polygon',
    geometry: work.startsFrom,
    ...(work.startsFrom ? { isEdit: true } : {}),
  };
  const finished = drawn?.isFinished && drawn.geometry?.type === 'Polygon' ? drawn.geometry : null;
  return {
    work,
    drawing,
    drawn,
    finished,
    hasUnsaved: work?.startsFrom ? (drawn?.canUndo ?? false) : drawn?.geometry != null,
    heard: setDrawn,
    drawNew: () => begin(null),
    change: (place: number, block: PolygonGeometry) => begin(place, block),
    end: () => {
      setDrawn(null);
      setWork(null);
    },
  };
}
