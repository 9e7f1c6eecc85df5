import { documentTypes, imageTypes } from '../files/file-rules.ts';

/** Matches names that Windows reserves for devices, with any extension. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)$/iu;
/** Matches characters that a file name cannot contain on some system. Direction marks could make an extension look like another. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
/** Maximum length in bytes, short enough for all systems with a number appended. */
const LONGEST_BYTES = 180;

const allTypes: Readonly<Record<string, { readonly endings: readonly string[] }>> = {
  ...documentTypes,
  ...imageTypes,
};

/** Number of bytes of a character in UTF-8. */
const bytesOf = (letter: string): number => {
  const point = letter.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
};

/** Shortens a text to a number of bytes without splitting a character. */
function cutTo(text: string, bytes: number): string {
  let cut = '';
  let used = 0;
  for (const letter of text) {
    used += bytesOf(letter);
    if (used > bytes) break;
    cut += letter;
  }
  return cut;
}

const splitEnding = (name: string): readonly [string, string] => {
  const at = name.lastIndexOf('.');
  return at > 0 && name.length - at <= 6 ? [name.slice(0, at), name.slice(at)] : [name, ''];
};

/**
 * Converts a typed name to one that is valid on Windows, macOS and Linux, as similar as possible: 'Consent 12/2024.pdf' becomes 'Consent
 * 12-2024.pdf'. The result has the extension of its type, by which systems open it.
 */
export function safeFileName(typed: string, contentType?: string): string {
  const clean = typed.normalize('NFC').replaceAll(UNSAFE, '-').replaceAll(/\s+/gu, ' ');
  const [stem, ending] = splitEnding(clean.replace(/^[.\s]+/u, '').replace(/[.\s]+$/u, ''));
  const endings = allTypes[contentType ?? '']?.endings ?? [];
  const fits = endings.length === 0 || endings.includes(ending.toLowerCase());
  const body = cutTo(fits ? stem : stem + ending, LONGEST_BYTES).trimEnd() || 'File';
  const kept = fits ? ending : (endings[0] ?? '');
  const isDevice = DEVICES.test(body.split('.')[0]?.trimEnd() ?? '');
  return `${isDevice ? '_' : ''}${body}${kept}`;
}

/** Makes paths unique on any system by numbering duplicates: 'Consent (2).pdf'. The order is kept. */
export function uniquePaths(paths: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  const keyOf = (path: string): string => path.normalize('NFC').toLowerCase();
  return paths.map((path) => {
    const slash = path.lastIndexOf('/') + 1;
    const [stem, ending] = splitEnding(path.slice(slash));
    let unique = path;
    for (let number = 2; taken.has(keyOf(unique)); number += 1)
      unique = `${path.slice(0, slash)}${stem} (${number})${ending}`;
    taken.add(keyOf(unique));
    return unique;
  });
}
