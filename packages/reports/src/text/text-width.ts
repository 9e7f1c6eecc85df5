/** Advances of Noto Sans from space to tilde, in thousandths of the size. Letters with accents are as wide as without. */
// prettier-ignore
const ADVANCES = {
  regular: [
    260, 269, 408, 646, 572, 831, 732, 225, 300, 300, 551, 572, 268, 322, 268, 372, 572, 572, 572, 572, 572, 572, 572, 572, 572, 572, 268, 268, 572, 572, 572, 434, 899, 639, 650, 632, 730, 556, 519, 728, 741, 339, 273, 619, 524, 907, 760, 781, 605, 781, 622, 549, 556, 731, 600, 930, 586, 566, 572, 329, 372, 329, 572, 444, 281, 561, 615, 480, 615, 564, 344, 615, 618, 258, 258, 534, 258, 935, 618, 605, 615, 615, 413, 479, 361, 618, 508, 786, 529, 510, 470, 380, 551, 380, 572,
  ],
  strong: [
    260, 277, 452, 646, 572, 875, 743, 250, 324, 324, 546, 572, 279, 320, 276, 399, 572, 572, 572, 572, 572, 572, 572, 572, 572, 572, 276, 279, 572, 572, 572, 461, 898, 672, 659, 638, 732, 558, 538, 726, 756, 370, 309, 647, 546, 929, 793, 787, 615, 787, 643, 550, 569, 747, 631, 953, 638, 603, 576, 330, 399, 330, 572, 423, 333, 585, 626, 502, 626, 585, 371, 626, 638, 283, 283, 588, 283, 960, 638, 617, 626, 626, 434, 493, 406, 638, 547, 830, 560, 548, 484, 389, 551, 389, 572,
  ],
} as const;
const FIRST_CODE = 0x20;
const LAST_CODE = 0x7e;
/** Width assumed for any other character: that of a wide capital. */
const OTHER_ADVANCE = 780;
/** Code point from which Chinese, Japanese and Korean letters begin, which are squares. */
const FIRST_SQUARE_CODE = 0x2e80;
const SQUARE_ADVANCE = 1000;

export type TextWeight = keyof typeof ADVANCES;

/** Width of a line of text set in Noto Sans, in the unit of its size; within a few percent for Latin. */
export function textWidth(text: string, size: number, weight: TextWeight = 'regular'): number {
  const advances: readonly number[] = ADVANCES[weight];
  let thousandths = 0;
  for (const character of text.normalize('NFC')) thousandths += advanceOf(character, advances);
  return (thousandths / 1000) * size;
}

function advanceOf(character: string, advances: readonly number[]): number {
  const composed = character.codePointAt(0) ?? 0;
  if (composed >= FIRST_SQUARE_CODE) return SQUARE_ADVANCE;
  const code = composed <= LAST_CODE ? composed : (character.normalize('NFD').codePointAt(0) ?? 0);
  return code >= 0x300 && code <= 0x36f ? 0 : (advances[code - FIRST_CODE] ?? OTHER_ADVANCE);
}
