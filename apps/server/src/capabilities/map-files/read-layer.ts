import type { FileAnswer, UnchangedAnswer } from '../../handlers.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../services.ts';
import { readFile } from '../files/index.ts';
import { layerStore } from '../../platform/things/stored-layers.ts';

/** The features of a layer, packed where that can be read. @throws AppError notFound */
export async function readLayer(
  services: Services,
  planId: string,
  { layerId, known }: { readonly layerId: string; readonly known: string | undefined },
): Promise<FileAnswer | UnchangedAnswer> {
  const layer = await layerStore.find(services.database.db, planId, layerId);
  const fileId = layer?.content['fileId'];
  if (typeof fileId !== 'string') throw new AppError('notFound');
  const answer = await readFile(services, planId, { fileId, size: 'original', known });
  if ('isUnchanged' in answer) return answer;
  // It is packed on the way: its length is another then.
  const { 'content-length': _length, ...headers } = answer.headers ?? {};
  return { ...answer, headers, isCompressed: true };
}
