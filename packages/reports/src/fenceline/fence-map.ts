import { kinds } from '@tussock/domain';
import type { PlanePosition } from '@tussock/geometry';
import { paper } from '../look/paper.ts';
import type { PageOfMap } from '../map/share-page.ts';
import { farmMap, type FarmMap, type MapExtras } from '../map/farm-map.ts';
import type { Ground } from '../map/ground.ts';
import type { LegendItem } from '../map/legend.ts';
import type { PrintStyle } from '../map/map-style.ts';
import { papers } from '../map/papers.ts';
import { underMap } from '../map/under-map.ts';
import { paddockLines } from '../paddock/paddock-line.ts';
import type { ReportContent } from '../report-input.ts';
import type { Mark } from '../scene/scene.ts';
import { fenceLines, type FenceLine, type FenceType } from './fence-lines.ts';
import type { Waterway } from './waterway-banks.ts';

/** Distance in points of a bank's line from the middle of its water. */
const BANK_OFFSET = 1.9;
const BANK_WIDTH = 1.5;
const NUMBER_SIZE = 7;

/** Looks of fence types, distinguishable with red-green colour blindness, and in grey by their dashes. */
const looks: {
  readonly [T in FenceType]: Pick<PrintStyle, 'colour' | 'width'> & { dash?: readonly number[] };
} = {
  wirePostAndBatten: { colour: '#0072B2', width: 2.4 },
  postAndWire: { colour: '#3C8DC4', width: 2.2, dash: [6, 2] },
  postAndNetting: { colour: '#009E73', width: 2.4, dash: [3, 1.5] },
  multiWireElectric: { colour: '#8A6D00', width: 2.2, dash: [1.5, 1.5] },
  deerNetting: { colour: '#7B4B94', width: 2.8 },
  postAndRail: { colour: '#5B3A1E', width: 2.8, dash: [8, 2, 2, 2] },
  temporarySemiPermanent: { colour: '#6B7A72', width: 1.8, dash: [1, 2.5] },
};
const NO_TYPE = { colour: '#8C8C8C', width: 1.6, dash: [3, 3] } as const;
const CELL: PrintStyle = { ...kinds.paddock.style, colour: '#9AA79F', width: 0.8, fillOpacity: 0.05 };

const styleOf = (type: FenceType | null): PrintStyle => {
  const { dash: _own, ...style } = kinds.fenceline.style;
  return { ...style, ...(type === null ? NO_TYPE : looks[type]) };
};

/** Legend items of the fence types present, in the order of the form. */
function typeItems(fences: readonly FenceLine[]): readonly LegendItem[] {
  const ordered = [...kinds.fenceline.fields.fenceType.options.map(({ key }) => key), null];
  return ordered.flatMap((type) =>
    [false, true].flatMap((isPlanned): readonly LegendItem[] => {
      const found = fences.find((fence) => fence.typeKey === type && fence.isPlanned === isPlanned);
      if (!found) return [];
      const label = `${found.type ?? 'Type not recorded'}${isPlanned ? ', planned' : ''}`;
      return [{ label, type: 'line', style: styleOf(type), isPlanned }];
    }),
  );
}

const bankStyle: PrintStyle = { ...styleOf(null), colour: paper.warning, width: 2.8, dash: [] };

/** Path parallel to a line on the sheet, at a distance in points to its left. */
function beside(from: PlanePosition, to: PlanePosition, left: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  // On the sheet y runs downwards: left of the way is the other way round.
  const [ox, oy] = [((to[1] - from[1]) / length) * left, (-(to[0] - from[0]) / length) * left];
  const show = (value: number): number => Math.round(value * 100) / 100;
  return `M${show(from[0] + ox)} ${show(from[1] + oy)}L${show(to[0] + ox)} ${show(to[1] + oy)}`;
}

/** Marks of banks without a fence, and numbers of waterways. */
function bankMarks(
  waterways: readonly Waterway[],
  onSheet: (place: PlanePosition) => PlanePosition,
): MapExtras {
  const d = waterways
    .flatMap(({ pieces }) => pieces)
    .flatMap(({ from, to, lacksLeft, lacksRight }) => [
      ...(lacksLeft ? [beside(onSheet(from), onSheet(to), BANK_OFFSET)] : []),
      ...(lacksRight ? [beside(onSheet(from), onSheet(to), -BANK_OFFSET)] : []),
    ])
    .join('');
  const banks: readonly Mark[] =
    d === '' ? [] : [{ shape: 'path', d, stroke: paper.warning, strokeWidth: BANK_WIDTH }];
  const numbers = waterways.flatMap(({ number, pieces }) => {
    const middle = pieces[Math.floor(pieces.length / 2)];
    if (!middle) return [];
    const [x, y] = onSheet(middle.from);
    return [{ number, x: x + 4, y: y - 3 }];
  });
  return {
    keptFree: numbers.map(({ x, y }) => [x + NUMBER_SIZE, y - NUMBER_SIZE / 3] as const),
    marks: [
      ...banks,
      ...numbers.map(({ number, x, y }): Mark => ({
        shape: 'text',
        x,
        y,
        text: number,
        size: NUMBER_SIZE,
        weight: 'strong',
        fill: paper.deep,
        halo: paper.white,
      })),
    ],
  };
}

/** Draws fences by type over muted paddocks, with the banks that lack a fence. */
export function fenceMap(
  ground: Ground,
  content: ReportContent,
  waterways: readonly Waterway[],
  page: PageOfMap = {},
): FarmMap | null {
  const { features } = content;
  const fences = fenceLines(features);
  const types = new Map(fences.map(({ id, typeKey }) => [id, typeKey]));
  const lacking = waterways.some(({ bankMetresUnfenced }) => bankMetresUnfenced > 0);
  return farmMap(ground, {
    paddocks: paddockLines(features),
    beneath: underMap(content),
    shows: ({ id }) => id === kinds.fenceline.id || id === kinds.paddock.id,
    lookOf: ({ id }, kind) =>
      kind.id === kinds.fenceline.id ? { style: styleOf(types.get(id) ?? null) } : { style: CELL },
    hasKey: true,
    looks: [
      ...typeItems(fences),
      ...(lacking
        ? [{ label: 'Bank without a fence', type: 'line', style: bankStyle, isPlanned: false } as const]
        : []),
    ],
    papers,
    fillsPage: true,
    ...page,
    extras: (onSheet) => bankMarks(waterways, onSheet),
  });
}
