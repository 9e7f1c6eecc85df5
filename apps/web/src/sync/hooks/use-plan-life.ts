import type { PlanInfoReply, RecordRow } from '@tussock/contract';
import {
  allEntities,
  dayInNewZealand,
  lockSentence,
  versionToSign,
  type ApprovalValues,
  type DetailNoteValues,
  type PlanStatus,
} from '@tussock/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { currentUserStore } from '../../session/current-user.ts';
import { NO_RECORD, planRecordStore } from '../open-record.ts';
import type { Signed } from './use-plan-actions.ts';
import { usePlanRow } from './use-plan-features.ts';
import { useRows, useSync } from './use-record.ts';

/** Somebody's word on the open plan, asked for or given. */
export interface PlanApproval extends ApprovalValues {
  readonly id: string;
  readonly requestedBy?: Signed;
  readonly decidedBy?: Signed;
  /** Certification or audit in Tussock that it comes from. */
  readonly examination?: { readonly id: string };
  readonly createdAt: string;
}

/** A version of the open plan, without its content. */
export interface PlanVersion {
  readonly id: string;
  readonly number: number;
  readonly rev: number;
  readonly reason: string;
  readonly contentHash: string;
  readonly madeByName: string;
  readonly madeAt: string;
  readonly file?: { readonly size: number; readonly sha256: string; readonly madeAt: string };
}

// Written by the server in these very shapes.
const approvalOfRow = ({ id, values, made }: RecordRow): PlanApproval =>
  ({ ...made, ...values, id }) as unknown as PlanApproval;
const versionOfRow = ({ id, values, made }: RecordRow): PlanVersion =>
  ({ ...made, ...values, id }) as unknown as PlanVersion;

/** The newest first; what was asked for at once in the order in which it was. */
const newestFirst = (one: PlanApproval, other: PlanApproval): number =>
  other.createdAt.localeCompare(one.createdAt) || one.id.localeCompare(other.id);

/** Words on the open plan, the newest first; live. */
export function useApprovals(): readonly PlanApproval[] {
  const rows = useRows('approval');
  return useMemo(() => rows.map(approvalOfRow).toSorted(newestFirst), [rows]);
}

/** The provider's word that a plan waits for. */
const askedOfProvider = (approvals: readonly PlanApproval[]): PlanApproval | undefined =>
  approvals.find(({ approvalType, decision }) => approvalType === 'provider' && decision === undefined);

/** Whether it was somebody who sent the plan that waits: they do not decide it. */
export function isSentBy(approvals: readonly PlanApproval[], userId: string | undefined): boolean {
  const sender = askedOfProvider(approvals)?.requestedBy?.id;
  return sender !== undefined && sender === userId;
}

/** What an open plan that waits is to whoever looks at it: whether they sent it, and the version that they may sign and have not; live. */
export function useOwnPart(plan: Pick<PlanInfoReply, 'roles' | 'status'>): {
  readonly isSender: boolean;
  readonly toSign: number | undefined;
} {
  const approvals = useApprovals();
  const [newest] = useVersions();
  const userId = useStore(currentUserStore, ({ user }) => user?._id);
  return { isSender: isSentBy(approvals, userId), toSign: versionToSign(plan, approvals, newest?.number) };
}

/** Versions of the open plan, the newest first; live. */
export function useVersions(): readonly PlanVersion[] {
  const rows = useRows('planVersion');
  return useMemo(() => rows.map(versionOfRow).toSorted((one, other) => other.number - one.number), [rows]);
}

/** Everything in the record of the open plan, what is not sent yet among it; anew with each revision. */
export function useWholeRecord(): readonly RecordRow[] {
  const record = useStore(planRecordStore, (state) => state.record) ?? NO_RECORD;
  const { rev, waiting } = useSync();
  useSyncExternalStore(record.subscribe, record.sync);
  // oxlint-disable-next-line react/exhaustive-deps -- the rows are those of this revision and of what waits over it
  return useMemo(() => allEntities.flatMap(({ id }) => [...record.rowsOf(id)]), [record, rev, waiting]);
}

/** Why the sections, outcomes, risks and actions of the open plan cannot be changed as it stands, to somebody with these abilities, or to those who edit it; null where they can. */
export function useLockSentence(abilities?: readonly string[]): string | null {
  const row = usePlanRow();
  const asked = askedOfProvider(useApprovals());
  // The server makes both of a plan's details.
  const { status, statusSince } = (row?.made ?? {}) as Partial<Pick<PlanInfoReply, 'status' | 'statusSince'>>;
  // A plan that was put away and restored while it waited was sent before that.
  const sentAt = asked?.requestedBy?.at ?? statusSince;
  return status === undefined
    ? null
    : lockSentence(status satisfies PlanStatus, sentAt ? dayInNewZealand(new Date(sentAt)) : null, abilities);
}

/** What somebody said to be wrong with the details of the open plan. */
export interface DetailNote extends DetailNoteValues {
  readonly id: string;
  /** None while it waits for a line. */
  readonly by?: Signed;
}

/** What was said to be wrong with the details of the open plan and is not put right; live. */
export function useDetailNotes(): readonly DetailNote[] {
  const rows = useRows('detailNote');
  // Written by the server in this very shape.
  return useMemo(
    () => rows.map(({ id, values, made }) => ({ ...made, ...values, id }) as unknown as DetailNote),
    [rows],
  );
}
