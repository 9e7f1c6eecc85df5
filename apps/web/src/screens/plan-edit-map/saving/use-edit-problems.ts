import {
  drawingWords,
  editProblems,
  formatStrip,
  type DrawingGround,
  type GroundProblems,
} from '@tussock/domain';
import { toHectares, type Geometry, type Parcel } from '@tussock/geometry';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { followBehind, type DrawnNow } from '../drawing/drawn-now.ts';
import type { DrawingState } from '../drawing/use-drawing.ts';

interface DrawnFault {
  /** Id of the problem's shape on the map. */
  readonly id: string;
  /** Name of the neighbour that moved along and now has the problem; null where it is the drawing itself. */
  readonly movedName: string | null;
  readonly areaHectares: number;
  readonly geometry: Geometry;
}

/** Overlap of the drawing, or of a moved neighbour, with another of its kind. */
export interface DrawnOverlap extends DrawnFault {
  readonly otherId: string;
  readonly otherName: string;
}

/** Problems of the drawing and of the neighbours that moved with it. */
export interface DrawnProblems {
  readonly overlaps: readonly DrawnOverlap[];
  /** Parts outside of the boundary. */
  readonly outside: readonly DrawnFault[];
}

export const noProblems: DrawnProblems = { overlaps: [], outside: [] };
const noParcels: readonly Parcel[] = [];
const isNone = ({ overlaps, outside }: DrawnProblems): boolean =>
  overlaps.length === 0 && outside.length === 0;

/** Describes an overlap in a sentence: with which feature, and how large. */
export const formatOverlap = ({ movedName, otherName, areaHectares }: DrawnOverlap): string =>
  drawingWords.liesOver(movedName, otherName, formatStrip(areaHectares));
export const formatOutside = ({ movedName, areaHectares }: DrawnFault): string =>
  drawingWords.outsideInRed(movedName, formatStrip(areaHectares));

/** Adds the features' names to problems. */
function named(
  { overlaps, outside }: GroundProblems,
  ownId: string,
  nameOf: (id: string) => string,
): DrawnProblems {
  const movedName = (id: string): string | null => (id === ownId ? null : nameOf(id));
  return {
    overlaps: overlaps.map(({ ids, areaSquareMetres, geometry }) => ({
      id: ids.join(' '),
      movedName: movedName(ids[0]),
      otherId: ids[1],
      otherName: nameOf(ids[1]),
      areaHectares: toHectares(areaSquareMetres),
      geometry,
    })),
    outside: outside.map(({ id, areaSquareMetres, geometry }) => ({
      id: `outside ${id}`,
      movedName: movedName(id),
      areaHectares: toHectares(areaSquareMetres),
      geometry,
    })),
  };
}

/** Problems of an unfinished shape at the pointer: computed after its moves, and reported where there are any. */
function useFaultsNow(
  now: DrawnNow,
  reckon: (geometry: Geometry) => DrawnProblems,
  isOn: boolean,
): DrawnProblems {
  const [faults, setFaults] = useState(noProblems);
  useEffect(() => {
    if (!isOn) return undefined;
    return followBehind(now, (drawn) => {
      const found = drawn?.geometry ? reckon(drawn.geometry) : noProblems;
      setFaults(isNone(found) ? noProblems : found);
    });
  }, [now, reckon, isOn]);
  return isOn ? faults : noProblems;
}

/** Overlaps and land outside of the boundary that saving the drawing now would cause. */
export function useEditProblems(
  { things, boundary }: Pick<DrawingGround, 'things' | 'boundary'>,
  { work, drawn, now, finished }: Pick<DrawingState, 'work' | 'drawn' | 'now' | 'finished'>,
): DrawnProblems {
  // Held back together: a shape of now beside neighbours of a moment ago would lie over them.
  const moved = drawn?.moved;
  const { geometry, beside } = useDeferredValue(
    useMemo(() => ({ geometry: finished, beside: moved ?? noParcels }), [finished, moved]),
  );
  const faultsWith = useCallback(
    (shape: Geometry, others: readonly Parcel[]): DrawnProblems => {
      if (!work || work.verb) return noProblems;
      const { featureId: id, kind, feature } = work;
      const attributes = feature?.properties ?? { status: 'existing' };
      const edit = { drawn: { id, kind, geometry: shape, attributes }, moved: others };
      const nameOf = (one: string): string => {
        const thing = things.find((standing) => standing.id === one);
        return (thing && kind.label(thing.attributes)) || drawingWords.anotherOne;
      };
      return named(editProblems({ things, boundary }, edit), id, nameOf);
    },
    [things, boundary, work],
  );
  const alone = useCallback((shape: Geometry) => faultsWith(shape, noParcels), [faultsWith]);
  // What is held back comes a moment after the shape is finished.
  const isFinished = finished !== null && geometry !== null;
  const ofNow = useFaultsNow(now, alone, work !== null && !isFinished);
  const ofFinished = useMemo(
    () => (isFinished ? faultsWith(geometry, beside) : noProblems),
    [isFinished, geometry, beside, faultsWith],
  );
  return isFinished ? ofFinished : ofNow;
}
