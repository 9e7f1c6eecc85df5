import type { Shape } from '../kind/define-kind.ts';
import type { AnyKind } from './any-kind.ts';

/** Default label rank by shape, for kinds that declare none: names of areas matter most, points less, lines least. */
const rankOfShape: { readonly [S in Shape]: number } = { polygon: 10, point: 20, line: 30 };

/** Rank of a kind's map label: when two labels collide, the one with the lower rank stays. */
export const labelRank = ({ labelRank: own, shapes: [shape] }: AnyKind): number => own ?? rankOfShape[shape];
