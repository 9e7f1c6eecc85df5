/** Season in which nitrogen is counted: 1 July to 30 June, identified by the year it begins in. */
export interface Season {
  readonly startYear: number;
  /** First day, 'YYYY-MM-DD'; `to` is the last. */
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

/** Finds the season of a day ('YYYY-MM-DD'). */
export function seasonOf(day: string): Season {
  const year = Number(day.slice(0, 4));
  return seasonStarting(day.slice(5) < '07-01' ? year - 1 : year);
}
