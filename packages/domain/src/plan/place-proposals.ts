import { containsPoint, type Bounds, type MultiPolygonGeometry, type Position } from '@tussock/geometry';
import { regions } from './regions.ts';

/** Map of the country: land polygons, none of which crosses a region's border, and a named position in each. */
export interface CountryMap {
  readonly land: MultiPolygonGeometry;
  readonly names: readonly { readonly name: string; readonly at: Position }[];
}

/** Finds the key of the region that contains a position; undefined at sea, and on land outside every region. */
export function regionAt({ land, names }: CountryMap, position: Position): string | undefined {
  for (const rings of land.coordinates) {
    const piece = { type: 'Polygon', coordinates: rings } as const;
    if (!containsPoint(piece, position)) continue;
    const within = names.filter(({ at }) => containsPoint(piece, at)).map(({ name }) => name);
    return regions.find(({ label }) => within.includes(label))?.key;
  }
  return undefined;
}

/** Decimals of a degree stored in plan info: accurate to a metre. */
const DEGREES_DECIMALS = 5;

/** Formats a position as the text fields of plan info store it. */
export const positionAsTyped = ([lng, lat]: Position): { readonly lat: string; readonly lng: string } => ({
  lat: lat.toFixed(DEGREES_DECIMALS),
  lng: lng.toFixed(DEGREES_DECIMALS),
});

/** Half the height of a farm's surroundings, in degrees of latitude: large enough to tell the titles of a farm apart. */
const ABOUT_A_FARM_DEGREES = 0.01;

/** Computes the bounds around a farm's position in plan info; undefined when there is no position. */
export function boundsAroundPlace({
  lat,
  lng,
}: {
  readonly lat?: number | null | undefined;
  readonly lng?: number | null | undefined;
}): Bounds | undefined {
  if (typeof lat !== 'number' || typeof lng !== 'number') return undefined;
  const east = ABOUT_A_FARM_DEGREES / Math.cos((lat * Math.PI) / 180);
  return [lng - east, lat - ABOUT_A_FARM_DEGREES, lng + east, lat + ABOUT_A_FARM_DEGREES];
}

/** Messages about values that are proposed from the farm's location. */
export const placeWords = {
  ofBoundary: (value: string): string => `${value}° is in the middle of the boundary.`,
  ofCountry: (region: string): string =>
    `${region}, by the borders of Natural Earth; near one, ask the council.`,
  ofLayer: (value: string, source: string): string => `${value}, from ${source}.`,
  proposal: (label: string): string => `${label} by the boundary`,
  titles: 'Titles of the boundary',
} as const;
