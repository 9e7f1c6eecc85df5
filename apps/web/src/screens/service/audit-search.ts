import { isCalendarDay, isUuid, serviceDeeds, type ServiceDeed } from '@tussock/domain';

/** Search of the address of the audit log. */
export interface AuditSearch {
  readonly deed?: ServiceDeed;
  /** First and last day. */
  readonly from?: string;
  readonly to?: string;
  readonly personId?: string;
  readonly planId?: string;
}

const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' && isCalendarDay(value) ? value : undefined;
const idIn = (value: unknown): string | undefined =>
  typeof value === 'string' && isUuid(value) ? value : undefined;

/** Reads the search of the audit log; what does not fit is left out. */
export function readAuditSearch(search: Readonly<Record<string, unknown>>): AuditSearch {
  const deed = serviceDeeds.find((one) => one === search['deed']);
  const [from, to] = [dayIn(search['from']), dayIn(search['to'])];
  const [personId, planId] = [idIn(search['personId']), idIn(search['planId'])];
  return {
    ...(deed && { deed }),
    ...(from && { from }),
    ...(to && { to }),
    ...(personId && { personId }),
    ...(planId && { planId }),
  };
}
