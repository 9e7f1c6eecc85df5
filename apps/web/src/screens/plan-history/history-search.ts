/** What the address of the history asks for: the day that the plan is looked at as it was, or the list of deeds. */
export interface HistorySearch {
  readonly day?: string;
  readonly tab?: 'deeds';
}

/** Reads the address of the history. */
export const readHistorySearch = ({ day, tab }: Readonly<Record<string, unknown>>): HistorySearch => ({
  ...(typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? { day } : {}),
  ...(tab === 'deeds' ? { tab } : {}),
});
