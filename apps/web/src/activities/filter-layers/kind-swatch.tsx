import { placeSymbol, SYMBOL_GRID, type KindStyle, type Shape, type SymbolName } from '@tussock/domain';

const WIDTH = 24;
const HEIGHT = 16;

/** In the middle of the swatch, as high as it. */
const symbolAt = (symbol: SymbolName): string =>
  placeSymbol(symbol, (x, y) => [
    (x * HEIGHT) / SYMBOL_GRID + (WIDTH - HEIGHT) / 2,
    (y * HEIGHT) / SYMBOL_GRID,
  ]);

/** How a layer looks on the map, small: for the legend and for lists to choose from. */
export function KindSwatch({
  style,
  shape,
}: {
  readonly style: Pick<KindStyle, 'colour' | 'width' | 'dash' | 'fillOpacity'> & {
    readonly symbol?: SymbolName;
  };
  readonly shape: Shape;
}) {
  const dash = style.dash?.map((part) => part * style.width).join(' ');
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {shape === 'point' && <path d={symbolAt(style.symbol ?? 'dot')} fill={style.colour} />}
      {shape === 'line' && (
        <path
          d={`M2 ${HEIGHT - 4}L${WIDTH - 2} 4`}
          stroke={style.colour}
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
          fill={style.colour}
          fillOpacity={(style.fillOpacity ?? 0) + 0.06}
          stroke={style.colour}
          strokeWidth={style.width}
          strokeDasharray={dash}
        />
      )}
    </svg>
  );
}
