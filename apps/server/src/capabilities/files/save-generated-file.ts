import type { FilePurpose, FileValues } from '@tussock/domain';
import type { PlanChange } from '../../platform/ledger/change-plan.ts';
import { keysMadeFrom } from '../../platform/files/staged-upload-store.ts';
import type { Services } from '../../services.ts';
import { checkRoom } from './check-room.ts';
import { fileEntity } from './file-entity.ts';
import { insertFile } from './plan-file-store.ts';
import { keepFile } from './prepare-file.ts';
import { checkWritten } from './write-file.ts';

/** Something that was made here and not uploaded. */
export interface GeneratedFile {
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly purpose: FilePurpose;
  readonly values: FileValues;
}

/**
 * Keeps what was not uploaded as a file of a plan, as part of a change of the plan. Gives its id.
 *
 * @throws AppError planFilesFull, badRequest for words that no file may have
 */
export async function saveGeneratedFile(
  services: Pick<Services, 'files' | 'configuration'>,
  { trx, planId, at, actorId, target, wrote }: PlanChange,
  { id, bytes, contentType, purpose, values }: GeneratedFile,
): Promise<string> {
  const written = checkWritten(values);
  async function* pieces() {
    yield bytes;
  }
  const keys = keysMadeFrom({ purpose, planId }, id);
  const kept = await keepFile(services.files, { pieces, contentType }, { keys, purpose, keepsPlace: false });
  await checkRoom(services, trx, planId, kept.bytes);
  const stored = { ...kept, storedAs: id, uploadedBy: actorId, uploadedAt: at };
  await insertFile(trx, { planId, id, purpose }, stored, written);
  wrote(fileEntity, null, await target(fileEntity, id));
  return id;
}
