import type { FileStore } from '../../platform/files/file-store.ts';
import { ENCODED_TYPE, encodeImage } from '../../platform/images/encode-image.ts';
import { SMALL_PICTURE } from './prepare-file.ts';

/**
 * Stores a picture from this or another installation without encoding it again; makes its thumbnail.
 *
 * @throws ImageRefused where it is no picture
 */
export async function saveUnchangedPicture(
  files: FileStore,
  bytes: Uint8Array,
  keys: { readonly [Size in 'large' | 'small']: string },
): Promise<void> {
  const [small] = await encodeImage(bytes, [SMALL_PICTURE]);
  await files.write(keys.large, bytes, ENCODED_TYPE);
  if (small) await files.write(keys.small, small.bytes, ENCODED_TYPE);
}
