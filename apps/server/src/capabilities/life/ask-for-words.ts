import type { ApprovalDecision, ApprovalType, ApprovalValues } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import type { PlanChange } from '../../platform/ledger/change-plan.ts';
import { signatureOf } from '../../platform/things/person-name-store.ts';
import {
  approvalContent,
  approvalStore,
  approvalWrites,
  madeOfApproval,
  valuesOfApproval,
} from '../../platform/things/stored-approvals.ts';
import type { Thing } from '../../platform/things/thing-store.ts';

/** A request for an approval, possibly with the answer of the requester, who is then the one asked. */
export interface AskedWord {
  readonly approvalType: ApprovalType;
  readonly versionNumber: number;
  /** The answer given at once, where the requester is the one asked. */
  readonly given?: 'approved' | 'declined' | undefined;
  readonly note?: string | undefined;
}

const noteOf = (note: string | undefined): Pick<ApprovalValues, 'note'> => (note ? { note } : {});

/** Requests an approval of a version; a sender who is the one asked has given it already. */
export async function askForWord(
  change: PlanChange,
  { approvalType, versionNumber, given, note }: AskedWord,
): Promise<void> {
  const signature = await signatureOf(change);
  const values = { approvalType, versionNumber };
  await approvalWrites.add(
    change,
    uuidv7(),
    given
      ? approvalContent(
          { ...values, ...noteOf(note), decision: given },
          { requestedBy: signature, decidedBy: signature },
        )
      : approvalContent({ ...values, ...(note ? { askNote: note } : {}) }, { requestedBy: signature }),
  );
}

/** Finds the pending approvals of the plan that is changed. */
export const findWaiting = async ({ trx, planId }: PlanChange): Promise<readonly Thing[]> =>
  (await approvalStore.findAll(trx, planId)).filter((row) => valuesOfApproval(row).decision === undefined);

/** Writes the decision of a pending approval. */
export async function decide(
  change: PlanChange,
  waiting: Thing,
  said: { readonly decision: ApprovalDecision; readonly note?: string | undefined; readonly nextOn?: string },
): Promise<void> {
  const { decision, note, nextOn } = said;
  const decidedBy = await signatureOf(change);
  const values: ApprovalValues = {
    ...valuesOfApproval(waiting),
    decision,
    ...noteOf(note),
    ...(nextOn === undefined ? {} : { nextOn }),
  };
  await approvalWrites.rewrite(
    change,
    waiting,
    approvalContent(values, { ...madeOfApproval(waiting), decidedBy }),
  );
}

/** Withdraws all pending approvals. */
export async function withdrawWaiting(change: PlanChange): Promise<void> {
  for (const waiting of await findWaiting(change)) await decide(change, waiting, { decision: 'withdrawn' });
}
