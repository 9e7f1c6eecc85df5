import type { BodyOf, ReplyOf, searchTitles as searchTitlesCall } from '@tussock/contract';
import { AppError } from '../../platform/http/app-error.ts';
import type { FoundTitles, LandSurvey } from '../../platform/land-survey/land-survey.ts';
import type { Services } from '../../services.ts';
import { keepTitles } from './boundary-store.ts';
import { titleParts } from './title-parts.ts';

function ask(survey: LandSurvey, search: BodyOf<typeof searchTitlesCall>): Promise<FoundTitles> {
  if (search.titleNumber !== undefined) return survey.titlesByNumber(search.titleNumber);
  if (search.appellation !== undefined) return survey.titlesByAppellation(search.appellation);
  if (search.address !== undefined) return survey.titlesByAddress(search.address);
  if (search.position !== undefined) return survey.titlesAt(search.position);
  throw new AppError('badRequest', { message: ['Search by one thing at a time'] });
}

/** Titles of the land survey, a collection each; they are kept so that a boundary can be built from them later. */
export async function searchTitles(
  services: Services,
  search: BodyOf<typeof searchTitlesCall>,
): Promise<ReplyOf<typeof searchTitlesCall>> {
  const { titles, hasMore } = await ask(services.landSurvey, search);
  await keepTitles(services.database.db, titles, services.clock.now());
  return {
    features: titles.map((title) => ({ type: 'FeatureCollection', features: [...titleParts(title)] })),
    hasMore,
  };
}
