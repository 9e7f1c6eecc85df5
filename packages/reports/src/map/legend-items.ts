import { allKinds, BOUNDARY_LAYER, type AnyKind } from '@tussock/domain';
import type { LegendItem } from './legend.ts';
import { boundaryStyle, type PrintStyle } from './map-style.ts';
import type { PlaneShape } from './plane-shape.ts';

/** Legend items of what is drawn, in the usual order; planned features have items of their own. */
export function legendItems(
  hasBoundary: boolean,
  drawn: readonly {
    readonly kind: AnyKind;
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
  const ofKinds = allKinds.flatMap((kind) =>
    [false, true].flatMap((isPlanned): LegendItem[] => {
      const found = drawn.filter((one) => one.kind.id === kind.id && one.isPlanned === isPlanned);
      const [first] = found;
      const [type, ...alsoAs] = new Set(found.map(({ shape }) => shape.type));
      const label = isPlanned ? `${kind.names.plural}, planned` : kind.names.plural;
      return first && type ? [{ label, type, alsoAs, style: first.style, isPlanned }] : [];
    }),
  );
  return [...(hasBoundary ? [boundary] : []), ...ofKinds];
}
