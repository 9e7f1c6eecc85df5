import type { CapState } from './cap-result.ts';

/** Display names of the states against the nitrogen cap. */
export const capStateNames: { readonly [S in CapState]: string } = {
  notCapped: 'Not counted',
  notJudged: 'Not judged',
  within: 'Within',
  near: 'Near the cap',
  over: 'Over the cap',
};
