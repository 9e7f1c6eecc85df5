import type { FertiliserSeasonReply, FertiliserTrialReply, RecordRow } from '@tussock/contract';
import { dayInNewZealand, seasonOf, seasonStarting, shownSeason, shownTrial } from '@tussock/domain';
import { groundOperations, type PolygonalGeometry } from '@tussock/geometry';
import { fertiliserPlanOf } from '@tussock/reports';

/** Works out the fertiliser of a season from the plan's record on this device, as the server does; the present one where none is named. */
export function seasonOnDevice(
  rows: readonly RecordRow[],
  startYear: number | undefined,
): FertiliserSeasonReply {
  const season = startYear === undefined ? seasonOf(dayInNewZealand(new Date())) : seasonStarting(startYear);
  return shownSeason(groundOperations, fertiliserPlanOf(groundOperations, rows), season);
}

/** An application as it is in a form. */
interface InForm {
  readonly id: string;
  readonly drawn: PolygonalGeometry | null;
  readonly properties: Readonly<Record<string, unknown>>;
}

/**
 * Works out what an application in a form would come to, as the server does.
 *
 * @throws {Error} where ground has a margin: that is worked out on the server only
 */
export const trialOnDevice = (rows: readonly RecordRow[], tried: InForm): FertiliserTrialReply =>
  shownTrial(groundOperations, fertiliserPlanOf(groundOperations, rows), tried);
