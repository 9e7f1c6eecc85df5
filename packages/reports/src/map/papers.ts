/** Sizes of paper, from the one that every printer takes. */
export const papers = ['a4', 'a3', 'a2', 'a1'] as const;
export type Paper = (typeof papers)[number];

/** What a page leaves for a map beside its margins, its heading and its notes, in points. */
interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly isLandscape: boolean;
}

const POINTS_PER_MM = 72 / 25.4;
/** Millimetres of each paper that stands upright. */
const SIZES: { readonly [P in Paper]: readonly [width: number, height: number] } = {
  a4: [210, 297],
  a3: [297, 420],
  a2: [420, 594],
  a1: [594, 841],
};
/** Millimetres of the margins at both sides, and above and below; points of heading and notes, upright and lying. */
const MARGINS = [36, 40] as const;
const BESIDE_MAP = { upright: 96, lying: 82 } as const;

function sheetOf([width, height]: readonly [number, number], isLandscape: boolean): Sheet {
  return {
    width: Math.floor((width - MARGINS[0]) * POINTS_PER_MM),
    height: Math.floor((height - MARGINS[1]) * POINTS_PER_MM) - BESIDE_MAP[isLandscape ? 'lying' : 'upright'],
    isLandscape,
  };
}

/** The sheet for a map on a paper, upright and lying. */
export function sheetsOf(paper: Paper): readonly [upright: Sheet, lying: Sheet] {
  const [width, height] = SIZES[paper];
  return [sheetOf([width, height], false), sheetOf([height, width], true)];
}
