import { textWidth } from '../text/text-width.ts';

/** Splits a word into the part that fits and the rest. */
function breakWord(word: string, fits: (text: string) => boolean): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && !fits(part + character)) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

/** Wraps a label to a width in points: between words, and within a word only when it does not fit on a line alone. */
export function wrapTo(label: string, width: number, size: number): readonly string[] {
  const fits = (text: string): boolean => textWidth(text, size) <= width;
  const lines: string[] = [];
  for (const part of label.split(/\s+/u).flatMap((word) => (fits(word) ? [word] : breakWord(word, fits)))) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${part}`)) lines[lines.length - 1] = `${last} ${part}`;
    else lines.push(part);
  }
  return lines;
}
