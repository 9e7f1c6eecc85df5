import type { TitleFeature } from '@tussock/contract';
import { bounds, polygonsOf, unionBounds, widenedBounds, type PolygonalGeometry } from '@tussock/geometry';
import type { Services } from '../../services.ts';
import { saveTitles } from './boundary-store.ts';
import { titleParts } from './title-parts.ts';

/** Metres around the land in which titles are looked for; neighbours across a road do not share a border. */
const AROUND_METRES = 5;
/** Corners that two titles share when they share a border, not only a corner. */
const SHARED_CORNERS = 2;
/** Decimals at which the survey writes a corner that several titles have. */
const DECIMALS = 7;

const cornersOf = (geometry: PolygonalGeometry): ReadonlySet<string> =>
  new Set(
    polygonsOf(geometry)
      .flat()
      .flatMap((ring) =>
        ring.map(([longitude, latitude]) => `${longitude.toFixed(DECIMALS)} ${latitude.toFixed(DECIMALS)}`),
      ),
  );

/**
 * The title parts that share a border with some land, the largest first; cached, so that they can be chosen.
 *
 * @throws AppError of the land survey
 */
export async function findTitlesBeside(
  services: Services,
  land: readonly { readonly id: string; readonly geometry: PolygonalGeometry }[],
): Promise<readonly TitleFeature[]> {
  const box = unionBounds(land.map(({ geometry }) => bounds(geometry)));
  if (!box) return [];
  const { titles } = await services.landSurvey.titlesWithin(widenedBounds(box, AROUND_METRES));
  const now = services.clock.now();
  await saveTitles(services.database.db, titles, now);
  const own = new Set(land.map(({ id }) => id));
  const corners = new Set(land.flatMap(({ geometry }) => [...cornersOf(geometry)]));
  return titles
    .flatMap((title) => titleParts({ ...title, seenAt: now.toISOString() }))
    .filter(
      ({ properties, geometry }) =>
        !own.has(properties.id) &&
        [...cornersOf(geometry)].filter((corner) => corners.has(corner)).length >= SHARED_CORNERS,
    )
    .toSorted((one, other) => other.properties.areaHectares - one.properties.areaHectares);
}
