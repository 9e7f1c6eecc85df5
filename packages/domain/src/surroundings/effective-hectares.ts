import {
  bounds,
  boundsMeet,
  isPolygonal,
  lengthInsideMetres,
  sharesOfArea,
  type Bounds,
  type LineGeometry,
  type MultiLineGeometry,
  type PolygonalGeometry,
} from '@tussock/geometry';
import { builtKinds } from '../balance/index.ts';
import { isThere } from '../derive/is-removed.ts';
import { valuesOf } from '../derive/values-of.ts';
import { shareOut } from '../fertiliser/share-out.ts';
import type { FoundAround } from '../kind/surroundings.ts';
import { kinds } from '../kinds/registry.ts';
import { calledName, type LandFeature } from '../risk/land-risk.ts';
import { surroundingWords } from '../wording/surrounding-words.ts';
import { ofKinds, type PlaceAsked } from './plan-around.ts';

/** Minimum length in metres; a track that ends on the border crosses it slightly. */
const SHORTEST_TRACK = 1;

interface TrackInside {
  readonly name: string;
  readonly metres: number;
  readonly width: number | undefined;
}

const isLine = (geometry: LandFeature['geometry']): geometry is LineGeometry | MultiLineGeometry =>
  geometry.type === 'LineString' || geometry.type === 'MultiLineString';

/** Tracks in an area, without their parts over built ground, which is counted separately. */
const tracksIn = (
  near: readonly LandFeature[],
  area: PolygonalGeometry,
  built: readonly PolygonalGeometry[],
): readonly TrackInside[] =>
  ofKinds(near, [kinds.track]).flatMap((track) => {
    const { geometry, properties } = track;
    if (!isLine(geometry)) return [];
    const box = bounds(geometry);
    const beneath = built.filter((one) => boundsMeet(bounds(one), box));
    const metres = lengthInsideMetres(geometry, area, beneath);
    if (metres < SHORTEST_TRACK) return [];
    return [{ name: calledName(track), metres, width: valuesOf(kinds.track, properties).width }];
  });

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * Effective hectares of an area, to two decimals: without existing tracks (length inside × width), buildings, stores and ponds. Ground
 * under two of them counts once; a track without a width counts as zero. Undefined for other shapes.
 */
export function effectiveHectares(
  { geometry, areaHectares }: PlaceAsked,
  features: readonly LandFeature[],
): FoundAround | undefined {
  if (!isPolygonal(geometry) || areaHectares === null) return undefined;
  const around: Bounds = bounds(geometry);
  const near = ofKinds(features, [kinds.track, ...builtKinds]).filter(
    (one) => isThere(one.properties) && boundsMeet(bounds(one.geometry), around),
  );
  const built = ofKinds(near, builtKinds).flatMap((one) => (isPolygonal(one.geometry) ? [one.geometry] : []));
  const tracks = tracksIn(near, geometry, built);
  const wide = tracks.flatMap(({ metres, width }) => (width === undefined ? [] : [{ metres, width }]));
  const [builtM2 = 0, openM2 = 0] = sharesOfArea([geometry], [built]);
  const trackM2 = sum(wide.map(({ metres, width }) => metres * width));
  // Shared out, so that what is taken off and what is left add up to the area that is shown.
  const [left = 0, ofTracks = 0, ofBuilt = 0] = shareOut(
    areaHectares,
    [Math.max(0, openM2 - trackM2), Math.min(trackM2, openM2), builtM2],
    2,
  );
  return {
    value: left,
    help: surroundingWords.effectiveArea({
      tracks: { hectares: ofTracks, metres: sum(wide.map(({ metres }) => metres)) },
      builtHectares: builtM2 > 0 ? ofBuilt : null,
      widthless: tracks.filter(({ width }) => width === undefined).map(({ name }) => name),
    }),
  };
}
