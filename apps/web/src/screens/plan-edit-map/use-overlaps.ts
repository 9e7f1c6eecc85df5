import { sharersOf, type DrawingGround } from '@tussock/domain';
import {
  bounds,
  boundsMeet,
  findOutside,
  findOverlaps,
  isPolygonal,
  toHectares,
  type Geometry,
  type GroundOutside,
} from '@tussock/geometry';
import { useDeferredValue, useMemo } from 'react';
import type { DrawingState } from './use-drawing.ts';

/** Two borders that were snapped together may still differ by rounding; less than this is no overlap. Square metres. */
const SMALLEST_OVERLAP_M2 = 1;

/** Where what is drawn lies over another of its kind. */
export interface DrawnOverlap {
  readonly id: string;
  readonly name: string;
  readonly areaHectares: number;
  readonly geometry: Geometry;
}

const none: readonly DrawnOverlap[] = [];

/** Ground that what is drawn would take from others of its kind, as it is drawn; those that moved with it are where they are now. */
export function useOverlaps(
  ground: DrawingGround,
  { work, drawn, live }: DrawingState,
): readonly DrawnOverlap[] {
  const geometry = useDeferredValue(live);
  const moved = drawn?.moved;
  return useMemo(() => {
    if (!work || work.verb || !work.kind.coversGround || !geometry || !isPolygonal(geometry)) return none;
    const outlines = new Map(moved?.map(({ id, geometry: outline }) => [id, outline]));
    const box = bounds(geometry);
    // Asked of every move of the pointer: the corners of the whole farm need not be brought together for the few beside it.
    const things = ground.things.filter(
      ({ id, geometry: other }) => id !== work.featureId && boundsMeet(bounds(other), box),
    );
    const drawing = {
      id: work.featureId,
      kind: work.kind,
      geometry,
      attributes: work.feature?.properties ?? { status: 'existing' },
    };
    const parcels = sharersOf({ things: [...things, drawing] }, drawing).map((parcel) => ({
      id: parcel.id,
      geometry: outlines.get(parcel.id) ?? parcel.geometry,
    }));
    return findOverlaps(parcels, [work.featureId])
      .filter(({ areaSquareMetres }) => areaSquareMetres >= SMALLEST_OVERLAP_M2)
      .map(({ ids: [, other], areaSquareMetres, geometry: shared }) => ({
        id: other,
        name: work.kind.label(things.find(({ id }) => id === other)?.attributes ?? {}),
        areaHectares: toHectares(areaSquareMetres),
        geometry: shared,
      }));
  }, [ground.things, work, geometry, moved]);
}

/** What of an area that is drawn reaches out of the boundary, as it is drawn; null where nothing does. */
export function useOutside(
  { boundary }: Pick<DrawingGround, 'boundary'>,
  { work, live }: Pick<DrawingState, 'work' | 'live'>,
): GroundOutside | null {
  const geometry = useDeferredValue(live);
  return useMemo(() => {
    const isAsked = work && !work.verb && work.kind.coversGround && boundary.length > 0;
    if (!isAsked || !geometry || !isPolygonal(geometry)) return null;
    const [outside] = findOutside([{ id: `outside ${work.featureId}`, geometry }], boundary);
    return outside && outside.areaSquareMetres >= SMALLEST_OVERLAP_M2 ? outside : null;
  }, [boundary, work, geometry]);
}
