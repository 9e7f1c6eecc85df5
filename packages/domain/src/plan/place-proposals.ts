import { containsPoint, type Bounds, type MultiPolygonGeometry, type Position } from '@tussock/geometry';
import { regions } from './regions.ts';

/** The country as the map draws it: its land in pieces that are no region across a border, and names at a place in each. */
export interface CountryMap {
  readonly land: MultiPolygonGeometry;
  readonly names: readonly { readonly name: string; readonly at: Position }[];
}

/** The key of the region in which a position lies; undefined at sea, and on land that is named as no region. */
export function regionAt({ land, names }: CountryMap, position: Position): string | undefined {
  for (const rings of land.coordinates) {
    const piece = { type: 'Polygon', coordinates: rings } as const;
    if (!containsPoint(piece, position)) continue;
    const within = names.filter(({ at }) => containsPoint(piece, at)).map(({ name }) => name);
    return regions.find(({ label }) => within.includes(label))?.key;
  }
  return undefined;
}

/** Degrees as plan info keeps them: to a metre. */
const DEGREES_DECIMALS = 5;

/** A position as the fields of plan info hold it. */
export const positionAsTyped = ([lng, lat]: Position): { readonly lat: string; readonly lng: string } => ({
  lat: lat.toFixed(DEGREES_DECIMALS),
  lng: lng.toFixed(DEGREES_DECIMALS),
});

/** To either side of a farm's position, in degrees of latitude: as far as a farm reaches, so that its titles can be told apart. */
const ABOUT_A_FARM_DEGREES = 0.01;

/** The surroundings of a farm's position as plan info holds it; undefined where it holds none. */
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

/** What is said of values that follow from where the farm lies. */
export const placeWords = {
  ofBoundary: (value: string): string => `${value}° is in the middle of the boundary.`,
  ofCountry: (region: string): string =>
    `${region}, by the borders of Natural Earth; near one, ask the council.`,
  ofLayer: (value: string, source: string): string => `${value}, from ${source}.`,
  proposal: (label: string): string => `${label} by the boundary`,
  titles: 'Titles of the boundary',
} as const;
