import { drawingWords, faultsOfEdit, sayStrip, type DrawingGround, type GroundFaults } from '@tussock/domain';
import { toHectares, type Geometry } from '@tussock/geometry';
import { useDeferredValue, useMemo } from 'react';
import type { DrawingState } from './use-drawing.ts';

interface DrawnFault {
  /** Of the fault, as the map shows it. */
  readonly id: string;
  /** The one beside that moved along and has it now; null where it is what is drawn. */
  readonly movedName: string | null;
  readonly areaHectares: number;
  readonly geometry: Geometry;
}

/** Where what is drawn, or moved with it, lies over another of its kind. */
export interface DrawnOverlap extends DrawnFault {
  readonly otherId: string;
  readonly otherName: string;
}

/** What is wrong with what is drawn, and with those that moved with it. */
export interface DrawnFaults {
  readonly overlaps: readonly DrawnOverlap[];
  /** What reaches out of the boundary. */
  readonly outside: readonly DrawnFault[];
}

export const noFaults: DrawnFaults = { overlaps: [], outside: [] };

/** One fault in a sentence: whose it is, and how large. */
export const sayOverlap = ({ movedName, otherName, areaHectares }: DrawnOverlap): string =>
  drawingWords.liesOver(movedName, otherName, sayStrip(areaHectares));
export const sayOutside = ({ movedName, areaHectares }: DrawnFault): string =>
  drawingWords.outsideInRed(movedName, sayStrip(areaHectares));

/** Faults with the names of those that have them. */
function named(
  { overlaps, outside }: GroundFaults,
  ownId: string,
  nameOf: (id: string) => string,
): DrawnFaults {
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

/** What of the ground two would have, or would lie outside the boundary, if what is drawn were saved as it is drawn now. */
export function useEditFaults(
  { things, boundary }: Pick<DrawingGround, 'things' | 'boundary'>,
  { work, drawn, live }: Pick<DrawingState, 'work' | 'drawn' | 'live'>,
): DrawnFaults {
  // Held back together: a shape of now beside neighbours of a moment ago would lie over them.
  const moved = drawn?.moved;
  const { geometry, beside } = useDeferredValue(
    useMemo(() => ({ geometry: live, beside: moved ?? [] }), [live, moved]),
  );
  return useMemo(() => {
    if (!work || work.verb || !geometry) return noFaults;
    const { featureId: id, kind, feature } = work;
    const attributes = feature?.properties ?? { status: 'existing' };
    const edit = { drawn: { id, kind, geometry, attributes }, moved: beside };
    const nameOf = (one: string): string => {
      const thing = things.find((standing) => standing.id === one);
      return (thing && kind.label(thing.attributes)) || drawingWords.anotherOne;
    };
    return named(faultsOfEdit({ things, boundary }, edit), id, nameOf);
  }, [things, boundary, work, geometry, beside]);
}
