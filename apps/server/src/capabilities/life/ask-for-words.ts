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

/** A word that is asked for, or given at once by whoever asks. */
export interface AskedWord {
  readonly approvalType: ApprovalType;
  readonly versionNumber: number;
  /** What is said at once by whoever asks, who is the one asked. */
  readonly given?: 'approved' | 'declined' | undefined;
  readonly note?: string | undefined;
}

const noteOf = (note: string | undefined): Pick<ApprovalValues, 'note'> => (note ? { note } : {});

/** Asks for a word on a version; whoever sends it as the one who is asked has given it. */
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

/** Words that are waited for, of the plan that is changed. */
export const findWaiting = async ({ trx, planId }: PlanChange): Promise<readonly Thing[]> =>
  (await approvalStore.findAll(trx, planId)).filter((row) => valuesOfApproval(row).decision === undefined);

/** Notes what somebody said where a word was waited for. */
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

/** Nobody is waited for any more. */
export async function withdrawWaiting(change: PlanChange): Promise<void> {
  for (const waiting of await findWaiting(change)) await decide(change, waiting, { decision: 'withdrawn' });
}
