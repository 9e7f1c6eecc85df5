import type {
  BodyOf,
  PlanLifeReply,
  approvePlan as approveCall,
  askForChanges as sendBackCall,
} from '@tussock/contract';
import { dayInNewZealand, lifeWords, staleBy } from '@tussock/domain';
import { AppError } from '../../platform/http/app-error.ts';
import { refuseFields } from '../../platform/http/refuse-fields.ts';
import { changePlan, type PlanAct, type PlanChange } from '../../platform/ledger/change-plan.ts';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import { approvalStore, madeOfApproval, valuesOfApproval } from '../../platform/things/stored-approvals.ts';
import type { Thing } from '../../platform/things/thing-store.ts';
import type { Services } from '../../services.ts';
import { decide, findWaiting, withdrawWaiting } from './ask-for-words.ts';
import { readContent, readState } from './freeze-version.ts';
import { tellSender } from './life-letters.ts';
import { movePlan, presentLife, settleDates } from './move-plan.ts';

/** Finds the provider's pending approval for the version under decision. @throws AppError wrongMove, staleApproval, forbidden */
async function findAsked(change: PlanChange, versionNumber: number): Promise<Thing> {
  const { trx, planId, actorId } = change;
  const rows = (await approvalStore.findAll(trx, planId)).filter(
    (row) => valuesOfApproval(row).approvalType === 'provider',
  );
  const asked = rows.find((row) => valuesOfApproval(row).decision === undefined);
  const decided = rows.find((row) => valuesOfApproval(row).versionNumber === versionNumber);
  if (!asked) {
    const by = decided && madeOfApproval(decided).decidedBy?.name;
    const isWithdrawn = decided && valuesOfApproval(decided).decision === 'withdrawn';
    const say = isWithdrawn ? lifeWords.takenBack : lifeWords.decidedAlready;
    throw new AppError('wrongMove', {
      ...(by === undefined ? {} : { message: [say(versionNumber, by)] }),
      current: await presentLife(trx, planId),
    });
  }
  const stands = valuesOfApproval(asked).versionNumber ?? 0;
  if (stands !== versionNumber)
    throw new AppError('staleApproval', {
      message: [lifeWords.otherVersion(versionNumber, stands)],
      current: await presentLife(trx, planId),
    });
  if (madeOfApproval(asked).requestedBy?.id === actorId)
    throw new AppError('forbidden', { message: [lifeWords.notYourOwn] });
  return asked;
}

/** Checks that the plan still equals the version, apart from work that may go on. @throws AppError staleApproval with the ids of what differs */
async function checkStands(
  { trx, planId }: PlanChange,
  readers: readonly RecordReader[],
  versionNumber: number,
): Promise<void> {
  const { rows } = await readContent(trx, planId, versionNumber);
  const changed = staleBy(rows, await readState(trx, readers, planId));
  if (changed.length > 0)
    throw new AppError('staleApproval', {
      message: [lifeWords.changedSince(versionNumber, changed.length)],
      current: { ...(await presentLife(trx, planId)), changed },
    });
}

/**
 * Approves the submitted version. Two concurrent decisions are serialized by the lock of the plan, so the second finds it decided.
 *
 * @throws AppError wrongMove, staleApproval with the present state, forbidden, badRequest
 */
export function approvePlan(
  services: Services,
  readers: readonly RecordReader[],
  { body, ...act }: PlanAct & { readonly body: BodyOf<typeof approveCall> },
): Promise<PlanLifeReply> {
  const { versionNumber, nextOn, note } = body;
  return changePlan(services, act, async (change) => {
    const asked = await findAsked(change, versionNumber);
    if (nextOn <= dayInNewZealand(change.at))
      throw refuseFields([{ field: 'nextOn', message: lifeWords.reviewPast }]);
    await checkStands(change, readers, versionNumber);
    await decide(change, asked, { decision: 'approved', note, nextOn });
    await movePlan(change, 'approve');
    await settleDates(change);
    await tellSender(change, services, asked, { move: 'approve', versionNumber, note });
    return presentLife(change.trx, change.planId);
  });
}

/** The decision that each way of saying no leaves on the version. */
const noes = { askForChanges: 'declined', decline: 'refused' } as const;

/** Sends a plan back with a note, for changes or for good. @throws AppError wrongMove, staleApproval with the present state, forbidden */
export function sendBack(
  services: Services,
  { body, ...act }: PlanAct & { readonly body: BodyOf<typeof sendBackCall> },
  move: keyof typeof noes,
): Promise<PlanLifeReply> {
  const { versionNumber, note } = body;
  return changePlan(services, act, async (change) => {
    const asked = await findAsked(change, versionNumber);
    await decide(change, asked, { decision: noes[move], note });
    if ((await findWaiting(change)).length > 0) await withdrawWaiting(change);
    await movePlan(change, move);
    await tellSender(change, services, asked, { move, versionNumber, note });
    return presentLife(change.trx, change.planId);
  });
}
