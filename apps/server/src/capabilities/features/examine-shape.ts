import { kinds, type AnyKind, type KindId } from '@tussock/domain';
import {
  areaSquareMetres,
  checkGeometry,
  lengthMetres,
  type Geometry,
  type GeometryCheck,
} from '@tussock/geometry';
import type { GeometryJob } from '../../platform/geometry/geometry-job.ts';
import type { Services } from '../../services.ts';

/** Area and length of record of a shape; null where the shape has none. */
export function measure(geometry: Geometry): { areaM2: number | null; lengthM: number | null } {
  const isArea = geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
  const isLine = geometry.type === 'LineString' || geometry.type === 'MultiLineString';
  return {
    areaM2: isArea ? areaSquareMetres(geometry) : null,
    lengthM: isLine ? lengthMetres(geometry) : null,
  };
}

/** A shape that was judged, with its figures where it is right. */
export type ExaminedShape =
  | Extract<GeometryCheck, { readonly ok: false }>
  | (Extract<GeometryCheck, { readonly ok: true }> & ReturnType<typeof measure>);

/** Judges a shape for a kind and measures it. */
export function examineShape(kind: AnyKind, geometry: unknown): ExaminedShape {
  const checked = checkGeometry(geometry, kind.shapes);
  return checked.ok ? { ...checked, ...measure(checked.geometry) } : checked;
}

export const examineShapeJob: GeometryJob<
  { readonly kind: KindId; readonly geometry: unknown },
  ExaminedShape
> = {
  name: 'examineShape',
  work: (_geos, { kind, geometry }) => examineShape(kinds[kind], geometry),
};

/** Twenty thousand corners, judged and measured, take a tenth of a second or more of the thread that answers everybody. */
const MOST_CORNERS_AT_ONCE = 1000;

/** The corners of coordinates from outside, counted no further than that. */
function countCorners(coordinates: unknown, counted = 0): number {
  if (!Array.isArray(coordinates) || counted > MOST_CORNERS_AT_ONCE) return counted;
  const lists: readonly unknown[] = coordinates;
  if (!Array.isArray(lists[0])) return counted + 1;
  let sum = counted;
  for (const list of lists) sum = countCorners(list, sum);
  return sum;
}

/** The same; a large shape in a worker thread, so that other calls are answered meanwhile. */
export async function examineShapeInTurn(
  { geometry: threads }: Pick<Services, 'geometry'>,
  planId: string,
  { kind, geometry }: { readonly kind: AnyKind; readonly geometry: unknown },
): Promise<ExaminedShape> {
  const coordinates = (geometry as { coordinates?: unknown } | null | undefined)?.coordinates;
  return countCorners(coordinates) > MOST_CORNERS_AT_ONCE
    ? threads.run(examineShapeJob, { kind: kind.id, geometry }, planId)
    : examineShape(kind, geometry);
}
