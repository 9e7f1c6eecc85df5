import { RISK_RULES } from '../risk/risk-rules.ts';

/** What is said beside the rating of land. */
export const riskWords = {
  /** Beside every level. */
  notice: `${RISK_RULES.notice} Rules ${RISK_RULES.version}.`,
  source: RISK_RULES.source,
  notRated: 'Not rated',
  /** Where a factor was read from. */
  from: {
    unit: 'Recorded for the unit',
    typed: 'Typed for the unit',
    drawn: (names: readonly string[]): string => `On the map: ${names.join(', ')}`,
    notDrawn: 'None on the map',
    soilTest: (day: string, transect: string): string => `Soil test ${day}, ${transect}`,
    noSoilTest: 'No soil test',
    lucMap: (names: readonly string[]): string => `LUC units: ${names.join(', ')}`,
    rules: 'Rule',
  },
  /** Steps after the sum. */
  steps: {
    retired: 'Retired land',
    steepHill: 'Steep hill: 4 at least',
    landUseCapability: (code: string): string => `Land use capability ${code}: 7 at least`,
    isCompacted: 'Already compacted: 4 at least',
    bounds: 'Kept within 0 and 9',
  },
  olsenP: {
    unknown: 'Olsen P not known',
    withinOrBelow: 'Olsen P on or below target',
    above: 'Olsen P above target',
    wellAbove: 'Olsen P far above target',
  },
  irrigated: { yes: 'Irrigated', no: 'Not irrigated' },
  criticalSourceArea: { yes: 'Critical source area inside', no: 'No critical source area inside' },
  asks: {
    luc: 'No LUC unit lies here: erosion is rated without it.',
    soilTest: 'No soil test crosses this unit and no Olsen P is typed: a test would settle it.',
  },
  missing: (labels: readonly string[]): string => `To rate this, fill in: ${labels.join(', ')}.`,
  overrideNeedsReason: 'Say why the plan starts from another level than the score',
  mitigationCap: (offered: number, taken: number): string =>
    `${offered} points offered, ${taken} taken off: 4 at most, and never below 0`,
  noUnits: {
    title: 'No land management unit is drawn yet',
    text: 'Draw the land that is managed alike as land management units, and say what its soil and use are. Each is then rated for five risks.',
  },
  saved: 'Risk assessment',
} as const;
