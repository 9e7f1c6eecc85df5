import type { PlanChange } from '../../platform/ledger/change-plan.ts';
import { keysMadeFrom } from '../../platform/files/staged-upload-store.ts';
import type { Services } from '../../services.ts';
import { fileEntity } from './file-entity.ts';
import { insertFile } from './plan-file-store.ts';
import { prepareFile } from './prepare-file.ts';

/** Keeps a picture that was not uploaded as a photo of a plan, as part of a change of the plan. Gives its id. */
export async function keepPicture(
  { files }: Pick<Services, 'files'>,
  { trx, planId, at, actorId, target, wrote }: PlanChange,
  { id, name, bytes }: { readonly id: string; readonly name: string; readonly bytes: Uint8Array },
): Promise<string> {
  const purpose = 'photo';
  const { parts, ...about } = await prepareFile(
    { bytes, contentType: 'image/png' },
    { purpose, keepsPlace: false },
  );
  const keys = keysMadeFrom({ purpose, planId }, id);
  for (const part of parts) await files.write(keys[part.name], part.bytes, about.contentType);
  await insertFile(trx, {
    planId,
    id,
    purpose,
    name,
    caption: '',
    ...about,
    uploadedBy: actorId,
    uploadedAt: at,
  });
  wrote(fileEntity, null, await target(fileEntity, id));
  return id;
}
