import {
  placeSymbol,
  SYMBOL_GRID,
  type AreaPattern,
  type KindStyle,
  type Shape,
  type SymbolName,
} from '@tussock/domain';
import { useTheme } from '../../device/index.ts';

const WIDTH = 24;
const HEIGHT = 16;

/** In the middle of the swatch, as high as it. */
const symbolAt = (symbol: SymbolName): string =>
  placeSymbol(symbol, (x, y) => [
    (x * HEIGHT) / SYMBOL_GRID + (WIDTH - HEIGHT) / 2,
    (y * HEIGHT) / SYMBOL_GRID,
  ]);

/** Patterns on areas, small. */
const strokesOf: { readonly [P in AreaPattern]: string } = {
  rows: 'M3 8L9 2M3 14L15 2M9 14L21 2M15 14L21 8',
  close: 'M3 8L9 2M3 14L15 2M9 14L21 2M15 14L21 8',
  wide: 'M3 13L14 2M11 14L21 4',
  bush: 'M5 7l2-3l2 3M13 7l2-3l2 3M9 13l2-3l2 3M17 13l2-3l2 3',
};

/** How a layer looks on the map, small: for the legend and for lists to choose from. */
export function KindSwatch({
  style,
  shape,
}: {
  readonly style: Omit<KindStyle, 'symbol' | 'order'> & { readonly symbol?: SymbolName };
  readonly shape: Shape;
}) {
  const isDark = useTheme() === 'dark';
  const colour = (isDark && style.onDark) || style.colour;
  const line = (isDark ? style.lineOnDark : style.line) ?? colour;
  const dash = style.dash?.map((part) => part * style.width).join(' ');
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {shape === 'point' && <path d={symbolAt(style.symbol ?? 'dot')} fill={colour} />}
      {shape === 'line' && (
        <path
          d={`M2 ${HEIGHT - 4}L${WIDTH - 2} 4`}
          stroke={colour}
          strokeWidth={style.width}
          strokeDasharray={dash}
          fill="none"
        />
      )}
      {shape === 'polygon' && (
        <rect
          x={2}
          y={2}
          width={WIDTH - 4}
          height={HEIGHT - 4}
          fill={colour}
          fillOpacity={(style.fillOpacity ?? 0) + 0.06}
          stroke={line}
          strokeWidth={style.width}
          strokeDasharray={dash}
        />
      )}
      {shape === 'polygon' && style.pattern && (
        <path d={strokesOf[style.pattern]} stroke={line} strokeOpacity={0.6} fill="none" />
      )}
    </svg>
  );
}
