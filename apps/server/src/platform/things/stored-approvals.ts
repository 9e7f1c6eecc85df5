import { approvalTypes, labelOfOption, type ApprovalValues } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import type { PlanChange } from '../ledger/change-plan.ts';
import { signatureOf, type Signed } from './person-name-store.ts';
import { thingEntity, thingWrites } from './thing-entity.ts';
import { thingStore, type Thing, type ThingContent } from './thing-store.ts';

/** Approvals of plans as they are stored: the owner's comes with the confirmation of the details, the others with the life of the plan. */
export const approvalStore = thingStore('planApproval');

/** Who asked for an approval, who gave it, and what it is about beside the version. */
export interface ApprovalMade {
  readonly requestedBy?: Signed;
  readonly decidedBy?: Signed;
  /** Of the plan's details, where it is about these. */
  readonly planVersion?: number;
  /** The key of the rule that set the next day; none where somebody did. */
  readonly nextBy?: string;
}

/** An approval, as writes, the log and the record know it. */
export const approvalEntity = thingEntity('approval', approvalStore, ({ approvalType }) =>
  labelOfOption(approvalTypes, String(approvalType)),
);
export const approvalWrites = thingWrites(approvalEntity, approvalStore);

// Written through the functions here only.
export const valuesOfApproval = ({ content }: Thing): ApprovalValues => content as unknown as ApprovalValues;
export const madeOfApproval = ({ made }: Thing): ApprovalMade => made;

/** An approval as it is stored. */
export const approvalContent = (values: ApprovalValues, made: ApprovalMade): ThingContent => ({
  // Plain values by their declarations.
  content: values,
  made: { ...made },
});

/** The owner's word that the details are right, which opens the plan. */
export async function addOwnersWord(change: PlanChange, planVersion: number): Promise<void> {
  const decidedBy = await signatureOf(change);
  const content = approvalContent(
    { approvalType: 'owner', decision: 'approved' },
    { decidedBy, planVersion },
  );
  await approvalWrites.add(change, uuidv7(), content);
}
