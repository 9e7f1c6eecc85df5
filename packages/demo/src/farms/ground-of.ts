import { isInsideRing, type PlanePoint, type PolygonRings } from '../cadastre/coordinate.ts';
import type { HeightModel } from '../cadastre/ground/height-model.ts';
import { toNztm } from '../cadastre/transverse-mercator.ts';

/** Metres between the places that are looked at, and over which a slope is taken at each. */
const STEP = 20;
const RUN = 20;
const DEGREES = 180 / Math.PI;

export interface GroundOfShape {
  /** Degrees, to a tenth. */
  readonly meanSlope: number;
  /** Degrees over 20 m, to a half. */
  readonly steepestSlope: number;
}

function placesIn(ring: readonly PlanePoint[]): PlanePoint[] {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const places: PlanePoint[] = [];
  for (let x = Math.min(...xs) + STEP / 2; x < Math.max(...xs); x += STEP)
    for (let y = Math.min(...ys) + STEP / 2; y < Math.max(...ys); y += STEP)
      if (isInsideRing([x, y], ring)) places.push([x, y]);
  return places;
}

/** How steep the ground within some outlines is, from places 20 m apart. */
export function groundOf(heightAt: HeightModel, polygons: readonly PolygonRings[]): GroundOfShape {
  const slopes = polygons
    .flatMap(([outline = []]) => placesIn(outline.map(toNztm)))
    .map(([x, y]) => {
      const rise = (east: number, north: number) =>
        ((heightAt(x + east, y + north) ?? 0) - (heightAt(x - east, y - north) ?? 0)) / RUN;
      return Math.atan(Math.hypot(rise(RUN / 2, 0), rise(0, RUN / 2))) * DEGREES;
    });
  const mean = slopes.reduce((sum, slope) => sum + slope, 0) / Math.max(1, slopes.length);
  return {
    meanSlope: Math.round(mean * 10) / 10,
    steepestSlope: Math.round(Math.max(0, ...slopes) * 2) / 2,
  };
}
