/** Paper sizes, from the one that every printer takes. */
export const papers = ['a4', 'a3', 'a2', 'a1'] as const;
export type Paper = (typeof papers)[number];

/** Space for a map on a page without its margins, heading and notes, in points. */
interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly isLandscape: boolean;
}

const POINTS_PER_MM = 72 / 25.4;
/** Size of each upright paper in millimetres. */
const SIZES: { readonly [P in Paper]: readonly [width: number, height: number] } = {
  a4: [210, 297],
  a3: [297, 420],
  a2: [420, 594],
  a1: [594, 841],
};
/** Margins in millimetres, at both sides, and above and below; then points of heading and notes, upright and landscape. */
const MARGINS = [36, 40] as const;
const BESIDE_MAP = { upright: 96, lying: 82 } as const;

function sheetOf([width, height]: readonly [number, number], isLandscape: boolean): Sheet {
  return {
    width: Math.floor((width - MARGINS[0]) * POINTS_PER_MM),
    height: Math.floor((height - MARGINS[1]) * POINTS_PER_MM) - BESIDE_MAP[isLandscape ? 'lying' : 'upright'],
    isLandscape,
  };
}

/** Space for a map on a paper, upright and landscape. */
export function sheetsOf(paper: Paper): readonly [upright: Sheet, lying: Sheet] {
  const [width, height] = SIZES[paper];
  return [sheetOf([width, height], false), sheetOf([height, width], true)];
}
