/** The year in which nitrogen is counted: 1 July to 30 June. It is named for the year it begins in. */
export interface Season {
  readonly startYear: number;
  /** First and last day, 'YYYY-MM-DD'. */
  readonly from: string;
  readonly to: string;
  /** '2025/26'. */
  readonly name: string;
}

export const seasonStarting = (startYear: number): Season => ({
  startYear,
  from: `${startYear}-07-01`,
  to: `${startYear + 1}-06-30`,
  name: `${startYear}/${String((startYear + 1) % 100).padStart(2, '0')}`,
});

/** The season a day ('YYYY-MM-DD') falls into. */
export function seasonOf(day: string): Season {
  const year = Number(day.slice(0, 4));
  return seasonStarting(day.slice(5) < '07-01' ? year - 1 : year);
}
