import { allStyles, BOUNDARY_LAYER } from '@tussock/domain';
import type { LegendItem } from './legend.ts';
import { boundaryStyle, type PrintStyle } from './map-style.ts';
import type { PlaneShape } from './plane-shape.ts';

/** Legend items of what is drawn, in the usual order; planned features have items of their own. */
export function legendItems(
  hasBoundary: boolean,
  drawn: readonly {
    readonly styleId: string;
    readonly shape: PlaneShape;
    readonly isPlanned: boolean;
    readonly style: PrintStyle;
  }[],
): readonly LegendItem[] {
  const boundary: LegendItem = {
    label: BOUNDARY_LAYER.label,
    type: 'area',
    style: boundaryStyle,
    isPlanned: false,
  };
  const ofKinds = allStyles.flatMap(({ id, label }) =>
    [false, true].flatMap((isPlanned): LegendItem[] => {
      const found = drawn.filter((one) => one.styleId === id && one.isPlanned === isPlanned);
      const [first] = found;
      const [type, ...alsoAs] = new Set(found.map(({ shape }) => shape.type));
      if (!first || !type) return [];
      return [
        { label: isPlanned ? `${label}, planned` : label, type, alsoAs, style: first.style, isPlanned },
      ];
    }),
  );
  return [...(hasBoundary ? [boundary] : []), ...ofKinds];
}
