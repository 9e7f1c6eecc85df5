import type { FertiliserSeasonReply } from '@tussock/contract';
import {
  dayInNewZealand,
  reckonSeason,
  seasonOf,
  seasonStarting,
  startYearsOf,
  type CapResult,
  type Season,
} from '@tussock/domain';
import type { Services } from '../../services.ts';
import { fertiliserPlanOf, readFertiliserSource, type FertiliserSource } from '../features/index.ts';
import type { GeometryJob } from '../../platform/geometry/geometry-job.ts';

/** The requested season, or the present one in New Zealand. */
export const seasonAsked = ({ clock }: Pick<Services, 'clock'>, startYear: number | undefined): Season =>
  startYear === undefined ? seasonOf(dayInNewZealand(clock.now())) : seasonStarting(startYear);

/** Formats the cap for the wire; null where no rule is recorded. */
export const presentCap = ({ rule, isJudged }: CapResult): FertiliserSeasonReply['cap'] =>
  rule && {
    kgPerHectareYear: rule.limits.kgPerHectareYear,
    warnAtPercent: rule.limits.warnAtPercent,
    isJudged,
    lastSeen: rule.lastSeen,
    confidence: rule.confidence,
    source: { ...rule.source },
  };

export interface OfSeason {
  readonly source: FertiliserSource;
  readonly season: Season;
}

type SeasonFigures = Omit<FertiliserSeasonReply, 'season' | 'cap'> &
  Pick<ReturnType<typeof reckonSeason>, 'standing'>;

export const reckonSeasonOfPlan: GeometryJob<OfSeason, SeasonFigures> = {
  name: 'reckonSeason',
  work(geos, { source, season }) {
    const plan = fertiliserPlanOf(geos, source);
    const { sentences, ...figures } = reckonSeason(geos, plan, season);
    return { ...figures, startYears: startYearsOf(plan, season), capSentences: sentences };
  },
};

/** Reads the fertiliser of a season, by application, paddock, land unit and landholding. */
export async function readSeason(
  services: Services,
  planId: string,
  startYear: number | undefined,
): Promise<FertiliserSeasonReply> {
  const source = await readFertiliserSource(services.database.db, planId);
  const season = seasonAsked(services, startYear);
  const { standing, ...figures } = await services.geometry.run(
    reckonSeasonOfPlan,
    { source, season },
    planId,
  );
  return { season, cap: presentCap(standing), ...figures };
}
