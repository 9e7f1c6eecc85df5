/** Messages beside risk ratings. */
export const riskWords = {
  notRated: 'Not rated',
  /** Source of a factor. */
  from: {
    unit: 'From the land unit',
    typed: 'Typed in the form',
    drawn: (names: readonly string[]): string => `On the map: ${names.join(', ')}`,
    notDrawn: 'None on the map',
    soilTest: (day: string, transect: string): string => `Soil test ${day}, ${transect}`,
    noSoilTest: 'No soil test',
    lucMap: (names: readonly string[]): string => `LUC units: ${names.join(', ')}`,
    rules: 'Rule',
  },
  /** Names of adjustments after the sum. */
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
  /** Reasons why a known value cannot be compared with a target. */
  olsenPUnrated: { target: 'Olsen P has no target here', figure: 'Olsen P is only a limit' },
  olsenPBriefly: {
    unknown: 'Not known',
    withinOrBelow: 'On or below target',
    above: 'Above target',
    wellAbove: 'Far above target',
  },
  notRecorded: 'Not recorded',
  notMapped: 'Not mapped',
  /** Column headings. */
  short: {
    nLeaching: 'Nitrogen',
    pLeaching: 'Phosphorus',
    runoffContamination: 'Runoff',
    erosion: 'Erosion',
    soilCompaction: 'Compaction',
  },
  matrix: 'Before → after mitigation, points of 9',
  wouldHelp: 'Most effective mitigations',
  accepted: {
    nothingYet: 'No land unit is rated yet: there is nothing to accept.',
    notYet: 'The assessment has not been accepted for this plan yet.',
    with: (accepted: string, now: string): string =>
      accepted === now
        ? `Accepted for this plan with rules ${accepted}.`
        : `Accepted for this plan with rules ${accepted}. It is worked out with rules ${now} now: look at the levels again.`,
    accept: 'Accept the assessment',
    toast: 'The risk assessment is accepted for this plan.',
  },
  highest: 'Highest residual risk',
  asksFields: (labels: readonly string[]): string => `Not filled in: ${labels.join(', ')}`,
  irrigated: { yes: 'Irrigated', no: 'Not irrigated' },
  criticalSourceArea: { yes: 'Critical source area inside', no: 'No critical source area inside' },
  asks: {
    luc: 'No LUC unit here: erosion is rated without it.',
    olsenP: {
      test: 'No soil test crosses this unit and no Olsen P is entered. A soil test would give a rating.',
      target:
        'Olsen P is recorded, but no target applies to this land use and parent material: it is rated as not known.',
      figure:
        'The newest soil test gives a limit, not a figure for Olsen P. Another test would give a rating.',
    },
  },
  /** Text before the names of missing fields. */
  missing: 'To rate this, fill in',
  needsShape: 'Draw the unit first: its risks come from the land it covers.',
  asWorkedOut: 'As worked out',
  overrideNeedsReason: 'Add a reason, or this level is not used',
  reasonHelp: 'The score and this level are shown side by side, with the reason',
  mitigations: {
    title: 'Mitigations on this unit',
    help: 'Choose once for the unit. Each mitigation lowers every risk it works on, by 4 points at most per risk.',
  },
  ground: {
    fromMap: 'All that the map shows here',
    chosen: 'As chosen here',
    followMap: 'Follow the map again',
    noPaddocks: 'No paddock is drawn on this unit',
  },
  fence: {
    planned: 'planned, not there yet',
    poor: 'in poor repair',
    near: (metres: number): string => `nearer than ${metres} m to the water`,
    temporary: 'moved about or temporary',
    sound: 'keeps stock out',
    legend: 'Fences along water. Others keep their colour.',
  },
  nothingDone: 'No mitigations chosen yet',
  mitigationCap: (offered: number, taken: number): string =>
    `${offered} points offered, ${taken} taken off: 4 at most, and never below 0`,
  noUnits: {
    title: 'No land management unit is drawn yet',
    text: 'Draw land that is managed alike as a land management unit and enter its soil and use. Each unit is then rated for five risks.',
  },
  saved: 'Risk assessment',
} as const;
