import type { Shape } from '../kind/define-kind.ts';
import type { AnyKind } from './any-kind.ts';

/** Where a kind does not say it: areas are known by their names, posts and pipes less, lines least. */
const rankOfShape: { readonly [S in Shape]: number } = { polygon: 10, point: 20, line: 30 };

/** Whose name stays on the map where two have no room: that of the lower rank. */
export const labelRank = ({ labelRank: own, shapes: [shape] }: AnyKind): number => own ?? rankOfShape[shape];
