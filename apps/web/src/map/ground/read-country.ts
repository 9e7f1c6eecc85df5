import type { CountryMap } from '@tussock/domain';
import type { MultiPolygonGeometry, Position } from '@tussock/geometry';
import { readOwnFile } from '../../api/read-own-file.ts';
import countryUrl from './new-zealand.geojson?url';

type Feature =
  | { readonly properties: { readonly is: 'land' }; readonly geometry: MultiPolygonGeometry }
  | {
      readonly properties: { readonly is: 'region' | 'place'; readonly name: string };
      readonly geometry: { readonly coordinates: Position };
    }
  | { readonly properties: { readonly is: 'coast' | 'border' } };

const isNamed = (feature: Feature): feature is Extract<Feature, { properties: { name: string } }> =>
  feature.properties.is === 'region' || feature.properties.is === 'place';

/** Loads the map of the country, for finding the region of a place. @throws {ApiError} or {OfflineError} where it cannot be fetched */
export async function readCountry(): Promise<CountryMap> {
  // Our own file: it is as it was made.
  const { features } = (await readOwnFile(countryUrl)) as {
    features: readonly Feature[];
  };
  const coordinates = features.flatMap((feature) =>
    feature.properties.is === 'land' && 'geometry' in feature
      ? (feature.geometry as MultiPolygonGeometry).coordinates
      : [],
  );
  const names = features
    .filter(isNamed)
    .map(({ properties: { name }, geometry }) => ({ name, at: geometry.coordinates }));
  return { land: { type: 'MultiPolygon', coordinates }, names };
}
