import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { serverRoot } from '../configuration/server-root.ts';

const require = createRequire(new URL('package.json', serverRoot));
const folderOf = (font: string, face: string): string =>
  join(dirname(require.resolve(`@expo-google-fonts/${font}/package.json`)), face);

/** Typefaces for what Noto Sans lacks: mathematics and arrows, symbols, Chinese and Japanese, Korean. */
const FALLBACK_FONTS = [
  'noto-sans-math',
  'noto-sans-symbols',
  'noto-sans-symbols-2',
  'noto-sans-sc',
  'nanum-gothic',
] as const;

/** The folders of the faces that documents are set in. */
export const fontFolders: readonly string[] = [
  ...['400Regular', '400Regular_Italic', '600SemiBold'].map((face) => folderOf('noto-sans', face)),
  ...FALLBACK_FONTS.map((font) => folderOf(font, '400Regular')),
];
