import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { serverRoot } from '../configuration/server-root.ts';

const require = createRequire(new URL('package.json', serverRoot));
const notoSans = dirname(require.resolve('@expo-google-fonts/noto-sans/package.json'));

/** Fonts for characters that Noto Sans lacks: mathematics and arrows, symbols, Chinese and Japanese, Korean. */
const fallbackFonts = [
  require.resolve('@expo-google-fonts/noto-sans-math/package.json'),
  require.resolve('@expo-google-fonts/noto-sans-symbols/package.json'),
  require.resolve('@expo-google-fonts/noto-sans-symbols-2/package.json'),
  require.resolve('@expo-google-fonts/noto-sans-sc/package.json'),
  require.resolve('@expo-google-fonts/nanum-gothic/package.json'),
];

/** Folders of the fonts for documents. */
export const fontFolders: readonly string[] = [
  ...['400Regular', '400Regular_Italic', '600SemiBold'].map((face) => join(notoSans, face)),
  ...fallbackFonts.map((manifest) => join(dirname(manifest), '400Regular')),
];
