import type { TitleFeature } from '@tussock/contract';
import type { PolygonalGeometry } from '@tussock/geometry';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../services.ts';
import { findKeptTitles, findSavedTitleParts, keepTitles } from './boundary-store.ts';
import { titleParts } from './title-parts.ts';

/** The title of a part id: `123-1` is a part of `123`. */
const titleIdOf = (partId: string): string => partId.replace(/-\d+$/, '');

/**
 * The full-precision parts of some ids, in their order: as saved on this plan, else as kept from a search, else asked
 * of the survey anew.
 *
 * @throws AppError badRequest naming every title that no longer exists, and the survey's own refusals
 */
export async function findTitleParts(
  services: Services,
  planId: string,
  ids: readonly string[],
): Promise<readonly TitleFeature[]> {
  const { db } = services.database;
  const distinct = [...new Set(ids)];
  const saved = await findSavedTitleParts(db, planId, distinct);
  const known = new Map<string, TitleFeature>(
    saved.map(({ id, properties, geojson }) => [
      id,
      // Written from a title feature when the boundary was saved.
      {
        type: 'Feature',
        geometry: geojson as PolygonalGeometry,
        properties: properties as TitleFeature['properties'],
      },
    ]),
  );
  const missing = (): string[] => distinct.filter((id) => !known.has(id));
  const add = (parts: readonly TitleFeature[]): void =>
    parts.forEach((part) => known.set(part.properties.id, part));

  const kept = await findKeptTitles(db, [...new Set(missing().map(titleIdOf))]);
  add(kept.flatMap(titleParts).filter(({ properties }) => !known.has(properties.id)));
  if (missing().length > 0) {
    const { titles } = await services.landSurvey.titlesById([...new Set(missing().map(titleIdOf))]);
    await keepTitles(db, titles, services.clock.now());
    add(titles.flatMap(titleParts).filter(({ properties }) => !known.has(properties.id)));
  }
  const vanished = missing();
  if (vanished.length > 0) {
    const message = `The land survey no longer has ${vanished.length === 1 ? 'the title' : 'the titles'} with id ${vanished.map(titleIdOf).join(', ')}. Remove it from your selection and search again.`;
    throw new AppError('badRequest', {
      message: [message],
      fields: vanished.map((id) => ({ field: `features.${id}`, message })),
    });
  }
  return distinct.flatMap((id) => known.get(id) ?? []);
}
