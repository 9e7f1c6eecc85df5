import { LAYER_FOLDER } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import { changePlanPrepared } from '../../platform/ledger/change-prepared.ts';
import type { Op } from '../../platform/ledger/op.ts';
import type { Services } from '../../services.ts';
import { saveGeneratedFile } from '../files/index.ts';
import { LAYER_TYPE, type MadeLayer } from './make-map-file.ts';
import { readInChild, refuseMapFile, type AskedFile, type Reading } from './read-in-child.ts';

/** Keeps the rows of a file as a document of the plan, for a layer to show. @throws AppError badRequest with why it is not read */
export function saveMapFile(
  services: Services,
  act: Reading & { readonly op: Op },
  { name, ...asked }: AskedFile & { readonly name: string },
) {
  const prepare = async () => {
    const text = await readInChild(services, act, { maker: 'readMapLayer', asked });
    const made = JSON.parse(text) as MadeLayer; // written by `readLayerMaker`
    const { bounds, ...counts } = made.facts;
    if (bounds === null) throw refuseMapFile('noRows');
    return { bytes: Buffer.from(made.text, 'utf8'), counts, bounds };
  };
  return changePlanPrepared(services, act, prepare, async (change, { bytes, counts, bounds }) => {
    const fileId = await saveGeneratedFile(services, change, {
      id: uuidv7(),
      bytes,
      contentType: LAYER_TYPE,
      purpose: 'document',
      values: {
        name: `${name}.geojson`,
        caption: `From ${asked.fileName}`.slice(0, 200),
        folder: LAYER_FOLDER,
      },
    });
    return { fileId, ...counts, bounds: [...bounds] };
  });
}
