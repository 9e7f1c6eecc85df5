import type { PlanChange } from '../../platform/ledger/change-plan.ts';
import { keysMadeFrom } from '../../platform/files/staged-upload-store.ts';
import type { Services } from '../../services.ts';
import { fileEntity } from './file-entity.ts';
import { insertFile } from './plan-file-store.ts';
import { keepFile } from './prepare-file.ts';

/** Keeps a picture that was not uploaded as a photo of a plan, as part of a change of the plan. Gives its id. */
export async function keepPicture(
  { files }: Pick<Services, 'files'>,
  { trx, planId, at, actorId, target, wrote }: PlanChange,
  { id, name, bytes }: { readonly id: string; readonly name: string; readonly bytes: Uint8Array },
): Promise<string> {
  const purpose = 'photo';
  async function* pieces() {
    yield bytes;
  }
  const keys = keysMadeFrom({ purpose, planId }, id);
  const kept = await keepFile(
    files,
    { pieces, contentType: 'image/png' },
    { keys, purpose, keepsPlace: false },
  );
  const stored = { ...kept, storedAs: id, uploadedBy: actorId, uploadedAt: at };
  await insertFile(trx, { planId, id, purpose }, stored, { name });
  wrote(fileEntity, null, await target(fileEntity, id));
  return id;
}
