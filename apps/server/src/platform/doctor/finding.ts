/** What a check found, and what to do about it. */
export interface Finding {
  readonly subject: string;
  readonly state: 'well' | 'warning' | 'fault';
  readonly says: string;
  /** What to do; none where all is well. */
  readonly advice?: string;
}

export const well = (subject: string, says: string): Finding => ({ subject, state: 'well', says });
export const warning = (subject: string, says: string, advice: string): Finding => ({
  subject,
  state: 'warning',
  says,
  advice,
});
export const fault = (subject: string, says: string, advice: string): Finding => ({
  subject,
  state: 'fault',
  says,
  advice,
});

/** The reason of a failure in one line. */
export const reasonOf = (error: unknown): string => {
  const { cause } = error as { cause?: unknown }; // of an Error; anything else has none
  const own = error instanceof Error ? error.message : String(error);
  return (cause instanceof Error ? `${own}: ${cause.message}` : own).split('\n')[0] ?? own;
};
