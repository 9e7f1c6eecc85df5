import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { serverRoot } from '../configuration/server-root.ts';

const require = createRequire(new URL('package.json', serverRoot));
const fontPackage = dirname(require.resolve('@expo-google-fonts/noto-sans/package.json'));

/** The folders of the faces that documents are set in. */
export const fontFolders: readonly string[] = ['400Regular', '400Regular_Italic', '600SemiBold'].map((name) =>
  join(fontPackage, name),
);
