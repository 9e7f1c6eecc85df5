import type { BodyOf, ReplyOf, searchTitles as searchTitlesCall } from '@tussock/contract';
import { titleNumberOf } from '@tussock/domain';
import { AppError } from '../../platform/http/app-error.ts';
import type { FoundTitles, LandSurvey } from '../../platform/land-survey/land-survey.ts';
import type { Services } from '../../services.ts';
import { saveTitles } from './boundary-store.ts';
import { titleParts } from './title-parts.ts';

function ask(survey: LandSurvey, search: BodyOf<typeof searchTitlesCall>): Promise<FoundTitles> {
  const { page = 0 } = search;
  if (search.titleNumber !== undefined) return survey.titlesByNumber(search.titleNumber, page);
  if (search.titleNumbers !== undefined)
    return survey.titlesByNumbers(search.titleNumbers.map(titleNumberOf));
  if (search.appellation !== undefined) return survey.titlesByAppellation(search.appellation, page);
  if (search.address !== undefined) return survey.titlesByAddress(search.address, page);
  if (search.position !== undefined) return survey.titlesAt(search.position);
  throw new AppError('badRequest', { message: ['Search by one thing at a time'] });
}

/** Searches the land survey for titles, and returns a collection for each; caches them so that a boundary can be built from them later. */
export async function searchTitles(
  services: Services,
  search: BodyOf<typeof searchTitlesCall>,
): Promise<ReplyOf<typeof searchTitlesCall>> {
  const { titles, hasMore, addresses } = await ask(services.landSurvey, search);
  const now = services.clock.now();
  await saveTitles(services.database.db, titles, now);
  const seenAt = now.toISOString();
  const numbers = new Set(titles.map(({ titleNumber }) => titleNumber));
  return {
    features: titles.map((title) => {
      const matched = addresses?.get(title.id);
      const features = [...titleParts({ ...title, seenAt })];
      return { type: 'FeatureCollection', features, ...(matched ? { addresses: [...matched] } : {}) };
    }),
    hasMore,
    ...(search.titleNumbers
      ? { missing: search.titleNumbers.filter((number) => !numbers.has(titleNumberOf(number))) }
      : {}),
  };
}
