import type { BodyOf, PlanFile, updateFile as updateCall } from '@tussock/contract';
import { checkFile, type FileValues } from '@tussock/domain';
import type { Values } from '@tussock/sync';
import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import { refuseFields } from '../../platform/http/refuse-fields.ts';
import { changePlan, type PlanAct, type PlanChange } from '../../platform/ledger/change-plan.ts';
import type { Services } from '../../services.ts';
import { fileEntity, valuesOfFile } from './file-entity.ts';
import { findAgain, writeFileValues, type FileRow } from './plan-file-store.ts';
import { presentFile } from './present-file.ts';

/** A person's write on a file of a plan. */
export interface FileWrite extends PlanAct {
  readonly caller: Caller;
  readonly plan: PlanAccess;
}

/** Checks the written values of a file as the form does; null is empty. @throws AppError badRequest with the fields */
export function checkWritten(written: Values): FileValues {
  const said = Object.fromEntries(
    Object.entries(written).filter(([, value]) => value !== null && value !== undefined),
  );
  const checked = checkFile(said);
  if (!checked.ok) throw refuseFields(checked.refusals);
  return checked.values;
}

/** Updates the written values of a file, as part of a change of its plan. @throws AppError badRequest */
export async function writeFile(
  { trx, planId, wrote }: PlanChange,
  before: FileRow,
  values: Values,
): Promise<FileRow> {
  await writeFileValues(trx, { planId, id: before.id }, checkWritten(values));
  const after = await findAgain(trx, before);
  wrote(fileEntity, before.deletedAt === null ? before : null, after);
  return after;
}

/** @throws AppError notFound, badRequest */
export const updateFile = (
  services: Services,
  act: FileWrite,
  { fileId, ...written }: { fileId: string } & BodyOf<typeof updateCall>,
): Promise<PlanFile> =>
  changePlan(services, act, async (change) => {
    const before = await change.target(fileEntity, fileId);
    return presentFile(await writeFile(change, before, { ...valuesOfFile(before), ...written }));
  });
