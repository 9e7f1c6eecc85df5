import {
  dayInNewZealand,
  endOfDayInNewZealand,
  examinationWords as words,
  isUnderWay,
  type DeclarationValues,
} from '@tussock/domain';
import { refuseField } from '../../platform/http/refuse-fields.ts';
import { changePlan, type PlanAct } from '../../platform/ledger/change-plan.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import { findName } from '../../platform/things/person-name-store.ts';
import type { Services } from '../../services.ts';
import { examinationEntity } from './examination-entities.ts';
import { tellExaminer, tellFarm } from './examination-letters.ts';
import { updateExamination } from './examination-store.ts';
import { findMoved, moveExamination, stateOf, targetOwn, wrongStep } from './move-examination.ts';
import type { Declaration } from './present-examination.ts';

interface ExaminationAct extends PlanAct {
  readonly id: string;
}
const done = { ok: true } as const;

/** Begins an examination with the declaration of no conflict of interest. @throws AppError badRequest, wrongMove */
export function acceptExamination(
  services: Services,
  { id, values, ...act }: ExaminationAct & { readonly values: DeclarationValues },
): Promise<typeof done> {
  return changePlan(services, act, async (change) => {
    const { trx, planId, at, actorId } = change;
    const row = await targetOwn(change, id);
    if (!values.hasNoConflict) throw refuseField('hasNoConflict', words.declarationNeeded);
    if (values.accreditedUntil < dayInNewZealand(at))
      throw refuseField('accreditedUntil', words.accreditedPast);
    const declaration: Declaration = {
      ...values,
      statement: words.declaration,
      at: at.toISOString(),
      byName: await findName(trx, actorId),
    };
    await moveExamination(change, row, {
      move: 'accept',
      set: { declaration: JSON.stringify(declaration), examinerName: declaration.byName },
    });
    await writeAudit(trx, {
      actorId,
      action: 'acceptExamination',
      planId,
      at,
      detail: { examinationId: id, accreditation: values.accreditation },
    });
    return done;
  });
}

/** Sets another last day of access, while the examination goes on. @throws AppError notFound, wrongMove, badRequest */
export function extendExamination(
  services: Services,
  { id, expiresOn, ...act }: ExaminationAct & { readonly expiresOn: string },
): Promise<typeof done> {
  return changePlan(services, act, async (change) => {
    const { trx, planId, at, actorId, wrote } = change;
    const row = await change.target(examinationEntity, id);
    if (!isUnderWay(stateOf(row))) throw wrongStep(row);
    if (expiresOn < dayInNewZealand(at)) throw refuseField('expiresOn', words.endsPast);
    await updateExamination(trx, id, { endsAt: endOfDayInNewZealand(expiresOn) });
    wrote(examinationEntity, row, await findMoved(trx, row));
    const detail = { userId: row.examinerId, examinationId: id, expiresOn };
    await writeAudit(trx, { actorId, action: 'inviteExaminer', planId, at, detail });
    return done;
  });
}

/** Ends an examination before anything was sent: the examiner turns it down, or the farm takes the invitation back. @throws AppError wrongMove */
export function endExamination(
  services: Services,
  {
    id,
    reason,
    by,
    ...act
  }: ExaminationAct & {
    readonly reason: string;
    readonly by: 'turnDown' | 'cancel';
  },
): Promise<typeof done> {
  return changePlan(services, act, async (change) => {
    const { trx, planId, at, actorId } = change;
    const row = by === 'turnDown' ? await targetOwn(change, id) : await change.target(examinationEntity, id);
    const ended = await moveExamination(change, row, { move: by, set: { endedBecause: reason } });
    const detail = { examinationId: id, userId: row.examinerId, note: reason };
    await writeAudit(trx, { actorId, action: 'endExamination', planId, at, detail });
    const news = { row: ended, line: words.letters.ended(await findName(trx, actorId)), note: reason };
    await (by === 'turnDown' ? tellFarm : tellExaminer)(change, services, news);
    return done;
  });
}
