const WIDTH = 24;
const HEIGHT = 16;

/** How an imported layer looks on the map, small. */
export function LayerSwatch({ colour }: { readonly colour: string }) {
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect
        x={2}
        y={2}
        width={WIDTH - 4}
        height={HEIGHT - 4}
        fill={colour}
        fillOpacity={0.14}
        stroke={colour}
        strokeWidth={1.6}
        strokeDasharray="4.8 2.4"
      />
    </svg>
  );
}
