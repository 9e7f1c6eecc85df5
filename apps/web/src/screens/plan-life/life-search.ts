/** What the address of the plan's life asks for: the version since which changes are shown. */
export interface LifeSearch {
  readonly since?: number;
}

/** Reads the address of the plan's life. */
export function readLifeSearch({ since }: Readonly<Record<string, unknown>>): LifeSearch {
  const number = Number(since);
  return Number.isInteger(number) && number > 0 ? { since: number } : {};
}
