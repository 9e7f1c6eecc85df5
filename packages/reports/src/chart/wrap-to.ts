import { textWidth } from '../text/text-width.ts';

/** As much of a word as fits, and what is left of it. */
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

/** A label in lines that fit a width, in points: broken between words, and within one only where it fits no line by itself. */
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
