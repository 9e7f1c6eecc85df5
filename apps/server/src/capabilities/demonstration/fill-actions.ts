import { createHash } from 'node:crypto';
import { abilitiesOnPlan, type EvidenceMoment } from '@tussock/domain';
import { labelPoint, movedBy, type Position } from '@tussock/geometry';
import type { DemoAction, DemoPlan } from '@tussock/demo';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../platform/access/caller.ts';
import { changePlan, type PlanChange } from '../../platform/ledger/change-plan.ts';
import { ownOp } from '../../platform/ledger/op.ts';
import type { Services } from '../../services.ts';
import { actionStore } from '../../platform/things/stored-actions.ts';
import { addEvidence, addRemark, putAction } from '../actions/index.ts';
import { findFeatures, presentFeature } from '../features/index.ts';
import { saveGeneratedFile } from '../files/index.ts';
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

/** A feature of a kind, the nth or the last there is. */
function placeOf(features: Features, at: DemoAction['at']): Features[number] | undefined {
  const ofKind = features.filter(({ kind }) => kind === at?.kindId);
  return ofKind[at?.nth ?? 0] ?? ofKind.at(-1);
}

const personOf = ({ owner, staff }: FarmPeople, who: DemoAction['who']): object => {
  if (who === undefined) return {};
  if (who === 'owner') return { responsibleId: owner.userId };
  return who === 'staff' ? { responsibleId: staff.userId } : { responsibleName: who.name };
};

/** Days before now on which a photo was taken: what shows how it was is older than what shows how it is. */
const DAYS_AGO: { readonly [M in EvidenceMoment]: number } = { before: 160, after: 2 };
const DAY_MS = 86_400_000;
const noteOf: { readonly [M in EvidenceMoment]: string } = {
  before: 'As it was',
  after: 'As it stands now',
};

/** Metres between where two photos of one place are taken from: nobody stands on the same spot twice. */
const STEP_METRES = 4;
const ACCURACY_METRES = 5;

/** Where the nth photo of a place is taken: in the middle of an area, half way along a line. */
function spotOn(place: Features[number] | undefined, nth: number): object {
  if (!place) return {};
  const middle: Position = labelPoint(presentFeature(place).geometry);
  return { place: movedBy(middle, nth * STEP_METRES, 0), accuracyMetres: ACCURACY_METRES };
}

interface ShownPhoto {
  readonly actionId: string;
  readonly moment: EvidenceMoment;
  readonly spot: object;
  /** Which picture it is. */
  readonly picture: number;
}

async function showPhoto(
  { services, paintPhoto }: Filling,
  change: PlanChange,
  { actionId, moment, spot, picture }: ShownPhoto,
): Promise<void> {
  const bytes = paintPhoto(picture);
  const values = { name: 'Photo.png' };
  const photo = { id: uuidv7(), bytes, contentType: 'image/png', purpose: 'photo', values } as const;
  const file = await saveGeneratedFile(services, change, photo);
  await addEvidence(change, uuidv7(), {
    actionId,
    files: [file],
    moment,
    note: noteOf[moment],
    takenAt: new Date(change.at.getTime() - DAYS_AGO[moment] * DAY_MS).toISOString(),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    ...spot,
  });
}

/** Answers the sections of a demonstration farm and writes down its actions, by the same steps as people do. */
export async function fillActions(filling: Filling): Promise<void> {
  const { services, planId, people, plan } = filling;
  const kindIds = [...new Set(plan.actions.flatMap(({ at }) => at?.kindId ?? []))];
  const features = await findFeatures(services.database.db, planId, kindIds);
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
      const where = place === undefined ? {} : { featureIds: [place.id] };
      const values = { ...action.values, ...where, ...personOf(people, action.who) };
      await putAction(change, { id, before: null }, { values, who: editing });
      for (const [at, moment] of action.photos.entries())
        await showPhoto(filling, change, {
          actionId: id,
          moment,
          spot: spotOn(place, at),
          picture: nth + at,
        });
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
