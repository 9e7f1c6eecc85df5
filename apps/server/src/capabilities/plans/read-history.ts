import {
  isOneOf,
  dayWithMonth,
  findEntity,
  isUuid,
  planRoles,
  planStatuses,
  roleNames,
  type PlanRole,
  type PlanStatus,
} from '@tussock/domain';
import { doneAtOf } from '../../platform/ledger/done-at-of.ts';
import { entityNames } from '../../platform/ledger/entity-names.ts';
import type { Services } from '../../services.ts';
import { findHistory } from './plan-store.ts';

const PAGE = 50;

const nameIn = (state: unknown): string => {
  const { name, info } = (state ?? {}) as { name?: unknown; info?: { propertyName?: unknown } }; // every key of a logged state may be absent
  // What is known by what it belongs to has an id for its name, what is known by its day that.
  if (typeof name === 'string') return isUuid(name) ? '' : dayWithMonth(name);
  return typeof info?.propertyName === 'string' ? info.propertyName : '';
};

const isPlanRole = (role: unknown): role is PlanRole => isOneOf(planRoles, role);

/** Describes an access change beside the name: the role, and the last day where there is one. */
const roleIn = (state: unknown): string => {
  const { role, expiresOn } = (state ?? {}) as { role?: unknown; expiresOn?: unknown }; // every key of a logged state may be absent
  if (!isPlanRole(role)) return '';
  return typeof expiresOn === 'string'
    ? `${roleNames[role]} until ${dayWithMonth(expiresOn)}`
    : roleNames[role];
};

const summaryOf = (entity: string, before: unknown, after: unknown): string => {
  const name = nameIn(after) || nameIn(before);
  const role = roleIn(after ?? before);
  return [entityNames(entity).singular, [name, role].filter(Boolean).join(', ')].filter(Boolean).join(': ');
};

/** Label of the plan's new status after a write of its details; null where the status did not change. */
const movedTo = (entity: string, before: unknown, after: unknown): string | null => {
  if (entity !== 'plan' || !before || !after) return null;
  // Both as the plan is logged.
  const [was, is] = [before, after].map((logged) => (logged as { status: PlanStatus }).status);
  return is === undefined || was === is ? null : planStatuses[is].label;
};

/** Reads the log of a plan, newest first, in words for people. */
export async function readHistory(
  { database }: Services,
  planId: string,
  wanted: { before?: number | undefined; entityId?: string | undefined },
) {
  const rows = await findHistory(database.db, planId, { ...wanted, limit: PAGE });
  return {
    results: rows.map(({ rev, at, doneAt, actorName, entity, entityId, op, isRestored, before, after }) => ({
      rev,
      at: at.toISOString(),
      ...doneAtOf(doneAt),
      actorName,
      entity,
      entityId,
      op: op as 'create' | 'update' | 'delete', // checked by the database
      // Whoever is let in a second time is no thing of the plan that comes back.
      ...(isRestored && findEntity(entity) ? { isRestored } : {}),
      summary: summaryOf(entity, before, after),
      movedTo: movedTo(entity, before, after),
    })),
    nextBefore: rows.length >= PAGE ? (rows.at(-1)?.rev ?? null) : null,
  };
}
