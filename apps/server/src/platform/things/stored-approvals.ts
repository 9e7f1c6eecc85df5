import { approvalTypes, labelOfOption, type ApprovalValues } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import type { PlanChange } from '../ledger/change-plan.ts';
import { signatureOf, type Signed } from './person-name-store.ts';
import { thingEntity, thingWrites } from './thing-entity.ts';
import { thingStore, type Thing, type ThingContent } from './thing-store.ts';

/** Store of approvals: the owner's is written when the details are confirmed, the others during the life of the plan. */
export const approvalStore = thingStore('planApproval');

/** Values of an approval that the server sets: who requested and who gave it, and its subject beside the version. */
export interface ApprovalMade {
  readonly requestedBy?: Signed;
  readonly decidedBy?: Signed;
  /** Version of the plan's details, for an approval of these. */
  readonly planVersion?: number;
  /** Key of the rule that set the next day; left out where a person set it. */
  readonly nextBy?: string;
  /** Certification or audit in Tussock that it comes from, with the hashes of the version and of its final report. */
  readonly examination?: { readonly id: string; readonly versionHash: string; readonly reportHash: string };
}

/** The entity of approvals, for writes, log and record. */
export const approvalEntity = thingEntity('approval', approvalStore, ({ approvalType }) =>
  labelOfOption(approvalTypes, String(approvalType)),
);
export const approvalWrites = thingWrites(approvalEntity, approvalStore);

// Written through the functions here only.
export const valuesOfApproval = ({ content }: Thing): ApprovalValues => content as unknown as ApprovalValues;
export const madeOfApproval = ({ made }: Thing): ApprovalMade => made;

/** Content of an approval for the store. */
export const approvalContent = (values: ApprovalValues, made: ApprovalMade): ThingContent => ({
  // Plain values by their declarations.
  content: values,
  made: { ...made },
});

/** Records the owner's confirmation that the details are right, which opens the plan. */
export async function addOwnersWord(change: PlanChange, planVersion: number): Promise<void> {
  const decidedBy = await signatureOf(change);
  const content = approvalContent(
    { approvalType: 'owner', decision: 'approved' },
    { decidedBy, planVersion },
  );
  await approvalWrites.add(change, uuidv7(), content);
}
