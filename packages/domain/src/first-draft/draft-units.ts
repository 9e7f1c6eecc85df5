import { monthsAfter } from '../actions/due.ts';
import type { kinds } from '../kinds/registry.ts';
import type { SlopeClass } from '../risk/risk-rules.ts';
import { draftWords } from './draft-words.ts';

/** Main land use of a land unit. */
export type LandUse = (typeof kinds.lmu.fields.landUse.options)[number]['key'];

/** What is known of ground that is proposed as a land unit. */
export interface DraftUnit {
  readonly slopeClass: SlopeClass;
  readonly meanDegrees: number;
}

/** Attributes of the land unit that a proposal becomes; what is farmed on it is said by a person, or stays open. */
export const attributesOfUnit = (unit: DraftUnit, landUse: LandUse | null, source: string) => ({
  name: draftWords.unitNames[unit.slopeClass],
  status: 'existing' as const,
  slopeClass: unit.slopeClass,
  ...(landUse === null ? {} : { landUse }),
  notes: `${draftWords.unitWhy(unit.meanDegrees)} ${draftWords.readFrom(source)}`,
});

/** Months until an accepted action is due where nobody says otherwise. */
const USUAL_MONTHS = 12;

/** Day by which an action that is accepted today is proposed to be done, 'YYYY-MM-DD'. */
export const proposedDue = (today: string): string => monthsAfter(today, USUAL_MONTHS);
