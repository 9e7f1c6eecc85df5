import { createHash } from 'node:crypto';
import { abilitiesOnPlan, kinds } from '@tussock/domain';
import { labelPoint } from '@tussock/geometry';
import type { DemoAction, DemoPlan } from '@tussock/demo';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../platform/access/caller.ts';
import { changePlan, type PlanChange } from '../../platform/ledger/change-plan.ts';
import { ownOp } from '../../platform/ledger/op.ts';
import type { Services } from '../../services.ts';
import { actionStore } from '../../platform/things/stored-actions.ts';
import { addEvidence, addRemark, putAction } from '../actions/index.ts';
import { findFeatures, presentFeature } from '../features/index.ts';
import { keepMade } from '../files/index.ts';
import { answerFirst } from '../outcomes/index.ts';

/** Who works on the plan of a demonstration farm. */
export interface FarmPeople {
  readonly owner: Caller;
  readonly staff: Caller;
}

interface Filling {
  readonly services: Services;
  readonly planId: string;
  readonly people: FarmPeople;
  readonly plan: DemoPlan;
  readonly paintPhoto: (nth: number) => Uint8Array;
}

const editing = { abilities: abilitiesOnPlan('accountUser', ['lead']) };

type Features = Awaited<ReturnType<typeof findFeatures>>;

/** A feature of a kind, the nth or the last there is, with a place in it. */
function placeOf(features: Features, at: DemoAction['at']): string | undefined {
  const ofKind = features.filter(({ kind }) => kind === at?.kindId);
  return (ofKind[at?.nth ?? 0] ?? ofKind.at(-1))?.id;
}

const personOf = ({ owner, staff }: FarmPeople, who: DemoAction['who']): object => {
  if (who === undefined) return {};
  if (who === 'owner') return { responsibleId: owner.userId };
  return who === 'staff' ? { responsibleId: staff.userId } : { responsibleName: who.name };
};

async function showPhoto(
  { services, paintPhoto }: Filling,
  change: PlanChange,
  about: { readonly actionId: string; readonly nth: number; readonly spot: object },
): Promise<void> {
  const bytes = paintPhoto(about.nth);
  const values = { name: 'Photo.png' };
  const photo = { id: uuidv7(), bytes, contentType: 'image/png', purpose: 'photo', values } as const;
  const file = await keepMade(services, change, photo);
  await addEvidence(change, uuidv7(), {
    actionId: about.actionId,
    files: [file],
    moment: 'after',
    note: 'As it stands now',
    takenAt: change.at.toISOString(),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    ...about.spot,
  });
}

/** A place in the middle of the first land unit. */
function spotOn(features: Features): object {
  const unit = features.find(({ kind }) => kind === kinds.lmu.id);
  return unit ? { place: labelPoint(presentFeature(unit).geometry), accuracyMetres: 5 } : {};
}

/** Answers the sections of a demonstration farm and writes down its actions, by the same steps as people do. */
export async function fillActions(filling: Filling): Promise<void> {
  const { services, planId, people, plan } = filling;
  const kindIds = [...new Set([kinds.lmu.id, ...plan.actions.flatMap(({ at }) => at?.kindId ?? [])])];
  const features = await findFeatures(services.database.db, planId, kindIds);
  const spot = spotOn(features);
  const placed = plan.actions.map((action) => ({
    id: uuidv7(),
    action,
    place: placeOf(features, action.at),
  }));
  const act = (caller: Caller) => ({ caller, plan: { planId }, op: ownOp('replica.write') });
  await changePlan(services, act(people.owner), async (change) => {
    for (const { sectionKey, reason } of plan.leftOut)
      await answerFirst.section(change, { sectionKey, applicable: false, ...(reason ? { reason } : {}) });
    for (const sectionKey of plan.taken) await answerFirst.section(change, { sectionKey, applicable: true });
    for (const answer of plan.answers) await answerFirst.subOutcome(change, { ...answer });
    for (const [nth, { id, action, place }] of placed.entries()) {
      const where = place === undefined ? {} : { featureIds: [place] };
      const values = { ...action.values, ...where, ...personOf(people, action.who) };
      await putAction(change, { id, before: null }, { values, who: editing });
      if (action.hasPhoto) await showPhoto(filling, change, { actionId: id, nth, spot });
    }
  });
  await changePlan(services, act(people.staff), async (change) => {
    for (const { id, action } of placed) {
      if (action.remark !== undefined)
        await addRemark(change, uuidv7(), { actionId: id, text: action.remark });
      const before = action.isVerified ? await actionStore.find(change.trx, planId, id) : undefined;
      if (before)
        await putAction(
          change,
          { id, before },
          { values: { ...before.content, state: 'verified' }, who: editing },
        );
    }
  });
}
