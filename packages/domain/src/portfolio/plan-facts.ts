import type { ApprovalValues } from '../approvals/approval-fields.ts';
import type { PlanStatus } from '../plan/plan-status.ts';

/** An approval of a plan, with the time at which it was asked for. */
export type AskedApproval = Pick<ApprovalValues, 'approvalType' | 'decision' | 'decidedOn' | 'nextOn'> & {
  /** ISO time; undefined for a decision that nobody asked for. */
  readonly requestedAt?: string | undefined;
};

/** Facts of a plan from which its summary is computed. Days are 'YYYY-MM-DD', times ISO. */
export interface PlanFacts {
  readonly status: PlanStatus;
  readonly statusSince: string;
  readonly changedAt: string;
  readonly areaM2: number | null;
  readonly region: string | null;
  readonly catchment: string | null;
  /** Account that advises on the plan. */
  readonly accountId: string | null;
  /** People who lead the plan, the first who was given it first. */
  readonly leadIds: readonly string[];
  /** Due day of each open action; null for one without a day. */
  readonly dueDays: readonly (string | null)[];
  readonly approvals: readonly AskedApproval[];
  /** Days on which the council inspected the farm. */
  readonly inspectionDays: readonly string[];
}
