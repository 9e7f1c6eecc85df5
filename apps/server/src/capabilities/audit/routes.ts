import type { AuditItem } from '@tussock/contract';
import {
  actsOfDeed,
  auditDeeds,
  auditWords,
  reportIds,
  reports,
  roleNames,
  taskKinds,
} from '@tussock/domain';
import type { Handlers } from '../../handlers.ts';
import type { Services } from '../../services.ts';
import { findDeeds, findDoers, type DeedRow } from './audit-store.ts';

const PAGE = 50;

const named = (table: object, key: unknown): string | null => {
  const value: unknown = Object.entries(table).find(([name]) => name === key)?.[1];
  return typeof value === 'string' ? value : null;
};

/** The report that a call makes. */
const reportOf = (call: unknown): string | undefined => {
  const id = reportIds.find((one) => call === `report.${one}`);
  return id && reports[id].fileName;
};

/** Describes the subject of an audit entry in words. */
function whatOf({ note, to, kind, name, versionNumber, call }: DeedRow['detail']): string | null {
  if (typeof note === 'string') return note;
  if (typeof name === 'string') return name;
  if (typeof versionNumber === 'number') return `version ${versionNumber}`;
  const task = Object.entries(taskKinds).find(([id]) => id === kind)?.[1];
  return task?.label.toLowerCase() ?? reportOf(call) ?? named(auditWords.files, call) ?? named(roleNames, to);
}

/** Presents an audit entry. */
export const presentDeed = ({
  id,
  at,
  action,
  actorId,
  actorName,
  network,
  whom,
  detail,
}: DeedRow): AuditItem => ({
  _id: id,
  at: new Date(at).toISOString(),
  action,
  actorId,
  actorName,
  network,
  whom,
  what: whatOf(detail),
});

export const auditHandlers = (services: Services): Handlers<'audit.all'> => ({
  'audit.all': async ({ plan: { planId }, query: { before, personId, deed } }) => {
    const { db } = services.database;
    const actions = (deed ? [deed] : auditDeeds).flatMap((one) => actsOfDeed(one));
    const wish = { planId, before, personId, actions, limit: PAGE + 1 };
    const [rows, people] = await Promise.all([findDeeds(db, wish), findDoers(db, planId)]);
    const shown = rows.slice(0, PAGE);
    return {
      results: shown.map(presentDeed),
      nextBefore: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
      people: people.map(({ id, name }) => ({ _id: id, name })),
    };
  },
});
