import type { TitleFeature } from '@tussock/contract';
import type { SurveyTitle } from '../../platform/land-survey/land-survey.ts';
import type { PolygonalGeometry } from '@tussock/geometry';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../services.ts';
import { findKeptTitles, findSavedTitleParts, saveTitleOutlines } from './boundary-store.ts';
import type { Reader } from '../../platform/database/open-database.ts';
import { titleParts } from './title-parts.ts';

/** The title of a part id: `123-1` is a part of `123`. */
const titleIdOf = (partId: string): string => partId.replace(/-\d+$/, '');

/** Parts by their id, and the ids of which nothing is known. */
interface KnownParts {
  readonly known: Map<string, TitleFeature>;
  readonly missing: () => readonly string[];
}

/** What is known here of some parts: as saved on this plan, else as kept from a search. */
async function findPartsHere(db: Reader, planId: string, ids: readonly string[]): Promise<KnownParts> {
  const saved = await findSavedTitleParts(db, planId, ids);
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
  addParts(known, await findKeptTitles(db, [...new Set(missing().map(titleIdOf))]));
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
  const { known, missing } = await findPartsHere(db, planId, distinct);
  if (missing().length > 0) {
    const titles = await services.landSurvey.titlesById([...new Set(missing().map(titleIdOf))]);
    const now = services.clock.now();
    await saveTitleOutlines(db, titles, now);
    addParts(
      known,
      titles.map((title) => ({ ...title, seenAt: now.toISOString() })),
    );
  }
  refuseVanished(missing());
  return distinct.flatMap((id) => known.get(id) ?? []);
}

/**
 * The same within a write that the survey is not asked for: titles that somebody chose have been searched for before, and are kept.
 *
 * @throws AppError badRequest naming every title that is not known here
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
