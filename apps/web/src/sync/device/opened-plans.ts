import { isJsonObject } from '@tussock/domain';
import { keep, readKeptJson } from '../../plan-session/browser-store.ts';

const PREFIX = 'tussock:';
/** Where it is kept when copies were opened. */
export const OPENING_TIMES = 'kept-plans';

/** The database of a person's copy of a plan. */
export const databaseName = (userId: string, planId: string): string => `${PREFIX}${userId}:${planId}`;

/** Whose copy of which plan a database is; undefined where it is another's. */
export function readDatabaseName(
  name: string,
): { readonly userId: string; readonly planId: string } | undefined {
  const [userId, planId] = name.startsWith(PREFIX) ? name.slice(PREFIX.length).split(':') : [];
  return userId && planId ? { userId, planId } : undefined;
}

/** When copies of plans were opened last on this device, by the name of their database. */
export const openingTimes = (): Readonly<Record<string, unknown>> => {
  const kept = readKeptJson(OPENING_TIMES);
  return isJsonObject(kept) ? kept : {};
};

export const saveOpeningTimes = (times: Readonly<Record<string, unknown>>): void =>
  keep(OPENING_TIMES, JSON.stringify(times));

const ON_PURPOSE = 'kept-on-purpose';

/** The copies that somebody keeps on purpose, by the name of their database: they make no room for others. */
export function keptOnPurpose(): readonly string[] {
  const kept = readKeptJson(ON_PURPOSE);
  return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
}

export function keepOnPurpose(name: string, isKept: boolean): void {
  const others = keptOnPurpose().filter((one) => one !== name);
  keep(ON_PURPOSE, JSON.stringify(isKept ? [...others, name] : others));
}

/** Whether this person has opened a plan on this device, and it is kept there. */
export const isKept = (userId: string, planId: string): boolean =>
  openingTimes()[databaseName(userId, planId)] !== undefined;

/** The plan that an address of the browser is of. */
export const planOfAddress = (pathname: string): string | undefined =>
  /^\/plan\/([0-9a-f-]{36})(?:\/|$)/.exec(pathname)?.[1];

/** Whether this person has opened the plan of an address on this device, and it is kept there. */
export function isKeptAddress(userId: string, pathname: string): boolean {
  const planId = planOfAddress(pathname);
  return planId !== undefined && isKept(userId, planId);
}
