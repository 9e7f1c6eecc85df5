import { allStyles, type KindStyle } from '@tussock/domain';
import type { ExpressionSpecification } from 'maplibre-gl';

const UNKNOWN: KindStyle = { colour: '#808080', width: 1, symbol: 'dot', order: 0 };

/** Expression: a value by the style of each feature, which is its kind's or a look within it. */
export function byStyle(read: (style: KindStyle) => string | number): ExpressionSpecification {
  const cases = allStyles.flatMap(({ id, style }) => [id, read(style)]);
  // A match needs its cases spread; the types cannot say "pairs, then a fallback".
  return ['match', ['get', 'style'], ...cases, read(UNKNOWN)] as unknown as ExpressionSpecification;
}
