/** One thing of a plan's record, as its rows have it. */
export interface PlanRow {
  readonly id: string;
  readonly entity: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly made: Readonly<Record<string, unknown>>;
}
