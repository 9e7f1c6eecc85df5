import type { FertiliserSeasonReply } from '@tussock/contract';
import {
  dayInNewZealand,
  reckonSeason,
  seasonOf,
  seasonStarting,
  startYearsOf,
  type CapStanding,
  type Season,
} from '@tussock/domain';
import type { Services } from '../../services.ts';
import { readFertiliserPlan } from '../features/index.ts';

/** The season asked for, or the one it is now in New Zealand. */
export const seasonAsked = ({ clock }: Pick<Services, 'clock'>, startYear: number | undefined): Season =>
  startYear === undefined ? seasonOf(dayInNewZealand(clock.now())) : seasonStarting(startYear);

/** The cap as it goes over the wire; null where no rule is on file. */
export const presentCap = ({ rule, isJudged }: CapStanding): FertiliserSeasonReply['cap'] =>
  rule && {
    kgPerHectareYear: rule.limits.kgPerHectareYear,
    warnAtPercent: rule.limits.warnAtPercent,
    isJudged,
    lastSeen: rule.lastSeen,
    confidence: rule.confidence,
    source: { ...rule.source },
  };

/** What was spread in a season, by application, paddock, land unit and landholding. */
export async function readSeason(
  services: Services,
  planId: string,
  startYear: number | undefined,
): Promise<FertiliserSeasonReply> {
  const plan = await readFertiliserPlan(services.geos, services.database.db, planId);
  const season = seasonAsked(services, startYear);
  const { standing, sentences, ...figures } = reckonSeason(services.geos, plan, season);
  return {
    season,
    startYears: startYearsOf(plan, season),
    cap: presentCap(standing),
    capSentences: sentences,
    ...figures,
  };
}
