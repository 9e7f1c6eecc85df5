import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { archiveRefusals } from '@tussock/domain';
import { fileSettingsOf } from '../../platform/files/open-file-store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { openingArchiveKeys } from '../../platform/secrets/archive-signature.ts';
import { makeInChild, NotMade, type ChildLimits } from '../../platform/tasks/make-in-child.ts';
import type { Services } from '../../services.ts';
import { refuseArchive } from './check-rows.ts';
import type { Unpacked, UnpackOrder } from './unpack-archive.ts';

/**
 * Unpacks a ZIP in a child process: returns the paths of its files, and whether this installation made it.
 *
 * @throws AppError badRequest with the file at fault
 */
export async function unpackInChild(
  { configuration, reading }: Pick<Services, 'configuration' | 'reading'>,
  { ownerId, ended }: { readonly ownerId: string; readonly ended: AbortSignal },
  folder: string,
  limits: ChildLimits = {},
): Promise<Omit<Extract<Unpacked, { ok: true }>, 'ok'>> {
  const content: UnpackOrder = {
    zipPath: join(folder, 'zip'),
    folder: join(folder, 'files'),
    openingKeys: openingArchiveKeys(configuration),
  };
  await mkdir(content.folder);
  const path = join(folder, 'unpacked.json');
  const files = fileSettingsOf(configuration, configuration.publicUrl);
  const order = { maker: 'unpackArchive', content, path, files };
  const watch = { signal: ended, say: () => undefined, limits };
  await reading
    .add(ownerId, () => makeInChild(order, watch), ended)
    .catch((error: unknown) => {
      if (error instanceof NotMade && error.why === 'stopped') throw new AppError('requestTimeout');
      if (error instanceof NotMade && error.why !== 'failed')
        throw refuseArchive(archiveRefusals.tooMuch('the ZIP'));
      throw error;
    });
  const unpacked = JSON.parse(await readFile(path, 'utf8')) as Unpacked; // written by `unpackArchive`
  if (!unpacked.ok) throw refuseArchive(unpacked.refusal);
  return unpacked;
}
