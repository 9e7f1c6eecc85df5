import { fileRefusals, usesOfFiles } from '@tussock/domain';
import { AppError } from '../../platform/http/app-error.ts';
import { changePlan, type PlanChange } from '../../platform/ledger/change-plan.ts';
import type { Services } from '../../services.ts';
import type { FileWrite } from './write-file.ts';
import { fileEntity } from './file-entity.ts';
import { binFile, findNamingRows, type FileRow } from './plan-file-store.ts';

/** Moves a file to the bin, as part of a change of its plan. @throws AppError fileInUse with the names of what uses it */
export async function removeFile({ trx, planId, at, wrote }: PlanChange, before: FileRow): Promise<void> {
  const { id } = before;
  const uses = usesOfFiles(await findNamingRows(trx, planId, id), (named) => named.toLowerCase() === id);
  const places = [...uses.values()].flat().map(({ words }) => words);
  if (places.length > 0) throw new AppError('fileInUse', { message: fileRefusals.inUse(places) });
  await binFile(trx, { planId, id }, at);
  wrote(fileEntity, before, null);
}

/**
 * Deletes a file of a plan; it can be restored for ninety days.
 *
 * @throws AppError notFound, fileInUse with the names of what uses it
 */
export function deleteFile(services: Services, act: FileWrite, fileId: string): Promise<{ _id: string }> {
  return changePlan(services, act, async (change) => {
    const before = await change.target(fileEntity, fileId);
    await removeFile(change, before);
    return { _id: before.id };
  });
}
