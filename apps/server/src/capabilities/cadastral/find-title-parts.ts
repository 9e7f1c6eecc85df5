import type { TitleFeature } from '@tussock/contract';
import type { SurveyTitle } from '../../platform/land-survey/land-survey.ts';
import type { PolygonalGeometry } from '@tussock/geometry';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../services.ts';
import { findSavedTitles, findSavedTitleParts, saveTitles } from './boundary-store.ts';
import type { Reader } from '../../platform/database/open-database.ts';
import { titleParts } from './title-parts.ts';

/** Title id of a part id: `123-1` is a part of `123`. */
const titleIdOf = (partId: string): string => partId.replace(/-\d+$/, '');

/** Parts by id, and the ids that are not known. */
interface KnownParts {
  readonly known: Map<string, TitleFeature>;
  readonly missing: () => readonly string[];
}

/** Finds stored parts: saved on this plan, else cached from a search. */
async function findPartsHere(db: Reader, planId: string | null, ids: readonly string[]): Promise<KnownParts> {
  const saved = planId === null ? [] : await findSavedTitleParts(db, planId, ids);
  const known = new Map<string, TitleFeature>(
    saved.map(({ id, properties, geojson }) => [
      id,
      // Written from a title feature when the boundary was saved.
      {
        type: 'Feature',
        geometry: geojson as PolygonalGeometry, // written as the survey’s titles were judged
        properties: properties as TitleFeature['properties'], // as above
      },
    ]),
  );
  const missing = (): readonly string[] => ids.filter((id) => !known.has(id));
  addParts(known, await findSavedTitles(db, [...new Set(missing().map(titleIdOf))]));
  return { known, missing };
}

function addParts(known: Map<string, TitleFeature>, titles: readonly SurveyTitle[]): void {
  for (const part of titles.flatMap(titleParts))
    if (!known.has(part.properties.id)) known.set(part.properties.id, part);
}

function refuseVanished(vanished: readonly string[]): void {
  if (vanished.length === 0) return;
  const message = `The land survey no longer has ${vanished.length === 1 ? 'the title' : 'the titles'} with id ${vanished.map(titleIdOf).join(', ')}. Remove it from your selection and search again.`;
  throw new AppError('badRequest', {
    message: [message],
    fields: vanished.map((id) => ({ field: `features.${id}`, message })),
  });
}

/**
 * Finds parts by ids at full precision, in the given order: saved on this plan (null: there is none yet), else cached from a search, else fetched from the survey again.
 *
 * @throws AppError badRequest naming every title that no longer exists, and the survey's own refusals
 */
export async function findTitleParts(
  services: Services,
  planId: string | null,
  ids: readonly string[],
): Promise<readonly TitleFeature[]> {
  const { db } = services.database;
  const distinct = [...new Set(ids)];
  const { known, missing } = await findPartsHere(db, planId, distinct);
  if (missing().length > 0) {
    const titles = await services.landSurvey.titlesById([...new Set(missing().map(titleIdOf))]);
    const now = services.clock.now();
    await saveTitles(db, titles, now);
    addParts(
      known,
      titles.map((title) => ({ ...title, seenAt: now.toISOString() })),
    );
  }
  refuseVanished(missing());
  return distinct.flatMap((id) => known.get(id) ?? []);
}

/**
 * Like `findTitleParts`, without the survey, for use within a write: selected titles were searched for before, and are cached.
 *
 * @throws AppError badRequest naming every title that is not stored
 */
export async function findTitlePartsHere(
  db: Reader,
  planId: string,
  ids: readonly string[],
): Promise<readonly TitleFeature[]> {
  const distinct = [...new Set(ids)];
  const { known, missing } = await findPartsHere(db, planId, distinct);
  refuseVanished(missing());
  return distinct.flatMap((id) => known.get(id) ?? []);
}
