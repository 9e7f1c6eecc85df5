import type { CapState } from './cap-result.ts';

/** How far a place is from the nitrogen cap, in a word. */
export const capStateNames: { readonly [S in CapState]: string } = {
  notCapped: 'Not counted',
  notJudged: 'Not judged',
  within: 'Within',
  near: 'Near the cap',
  over: 'Over the cap',
};
