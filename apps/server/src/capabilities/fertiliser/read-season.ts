import type { FertiliserSeasonReply } from '@tussock/contract';
import { dayInNewZealand, seasonOf, seasonStarting, shownSeason, type Season } from '@tussock/domain';
import type { Services } from '../../services.ts';
import { fertiliserPlanOf, readFertiliserSource, type FertiliserSource } from '../features/index.ts';
import type { GeometryJob } from '../../platform/geometry/geometry-job.ts';

/** The requested season, or the present one in New Zealand. */
export const seasonAsked = ({ clock }: Pick<Services, 'clock'>, startYear: number | undefined): Season =>
  startYear === undefined ? seasonOf(dayInNewZealand(clock.now())) : seasonStarting(startYear);

export interface OfSeason {
  readonly source: FertiliserSource;
  readonly season: Season;
}

export const reckonSeasonOfPlan: GeometryJob<OfSeason, FertiliserSeasonReply> = {
  name: 'reckonSeason',
  work: (geos, { source, season }) => shownSeason(geos, fertiliserPlanOf(geos, source), season),
};

/** Reads the fertiliser of a season, by application, paddock, land unit and landholding. */
export async function readSeason(
  services: Services,
  planId: string,
  startYear: number | undefined,
): Promise<FertiliserSeasonReply> {
  const source = await readFertiliserSource(services.database.db, planId);
  const season = seasonAsked(services, startYear);
  return services.geometry.run(reckonSeasonOfPlan, { source, season }, planId);
}
