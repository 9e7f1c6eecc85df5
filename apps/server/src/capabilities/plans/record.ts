import { checkFields, planInfoFields, presentPlanInfo, type PlanInfo } from '@tussock/domain';
import type { Values } from '@tussock/sync';
import { AppError } from '../../platform/http/app-error.ts';
import { recordLine, type RecordReader } from '../../platform/ledger/record-reader.ts';
import { recordWriter, type RecordWriters } from '../../platform/ledger/record-writer.ts';
import { planEntity, type PlanRow } from './plan-entity.ts';
import { findPlan } from './plan-store.ts';
import { writePlanInfo } from './save-plan-info.ts';

export const planReader: RecordReader = {
  entities: ['plan'],
  read: async (trx, planId) => [recordLine(planEntity, await findPlan(trx, planId))],
  fromLog(_entity, logged) {
    const { status, info } = logged as { status: string; info: Values }; // written by `planEntity.logged`
    return { values: presentPlanInfo(info), made: { status } };
  },
};

/** @throws AppError badRequest with the fields */
function infoOf(values: Values): PlanInfo {
  const checked = checkFields(planInfoFields, values);
  if (checked.ok) return checked.attributes as PlanInfo; // checked against the declaration just now
  const { refusals } = checked;
  throw new AppError('badRequest', { message: refusals.map(({ message }) => message), fields: refusals });
}

/** Record writers for plan details. */
export const planWriters: RecordWriters = {
  plan: recordWriter<PlanRow>({
    entity: planEntity,
    update: (change, before, values) => writePlanInfo(change, before, infoOf(values)),
  }),
};
