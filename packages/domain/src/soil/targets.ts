import { analyteByKey, type AnalyteKey } from './analytes.ts';
import type { Result } from './result.ts';

/** Where a target is from, and how far it is confirmed. */
interface TargetRow {
  readonly analyte: AnalyteKey;
  readonly parentMaterial: 'any' | 'sedimentary' | 'volcanic' | 'pumice' | 'peat';
  readonly farmGroup: 'any' | 'dairy' | 'sheepBeef';
  readonly from: number;
  readonly to: number;
  readonly status: string;
}

/** The range a result should lie in, in the unit of its analyte, both ends within. */
export interface SoilTarget {
  readonly from: number;
  readonly to: number;
  /** How far it is confirmed, in words. */
  readonly status: string;
  readonly source: string;
}

/** What a transect says that a target depends on. */
export interface TargetGround {
  readonly landUse?: unknown;
  readonly parentMaterial?: unknown;
  readonly farmType?: unknown;
}

const sources: { readonly [K in AnalyteKey]: string } = {
  ph: 'NZ Grassland Association, Roberts, Morton, O’Connor and Edmeades (Northland, paper 2187): 5.9 as biological optimum',
  olsenPhosphorus:
    'NZ Grassland Association (Northland, paper 2187) and Coast & Country News, R. Boom, “Biological vs economic optimum”; ranges as of the Fertiliser Association of NZ (97 % of the best yield)',
  potassium: 'Coast & Country News, R. Boom, “Biological vs economic optimum” (ranges of the quick test)',
  calcium: '',
  magnesium: 'Custom of the industry: 8 to 10 for pasture; 25 to 30 is held to keep stock healthy',
  sulphateSulphur: 'NZ Grassland Association (Northland, paper 2187): 10',
};

const row = (
  [analyte, parentMaterial, farmGroup]: readonly [
    AnalyteKey,
    TargetRow['parentMaterial'],
    TargetRow['farmGroup'],
  ],
  from: number,
  to: number,
  status: string,
): TargetRow => ({ analyte, parentMaterial, farmGroup, from, to, status });

/** Targets of pasture. The bands around the published points are our choice. Calcium has none: pH and lime govern it. */
const rows: readonly TargetRow[] = [
  row(['ph', 'any', 'any'], 5.8, 6, 'published point 5.9, with a range around it'),
  row(['ph', 'peat', 'any'], 5, 5.5, 'usual for peat soils'),
  row(
    ['olsenPhosphorus', 'sedimentary', 'dairy'],
    20,
    25,
    'points 20 (biological) and 25 (economic) confirmed',
  ),
  row(
    ['olsenPhosphorus', 'sedimentary', 'sheepBeef'],
    15,
    20,
    'points 15 (economic) and 20 (biological) confirmed',
  ),
  row(['olsenPhosphorus', 'volcanic', 'dairy'], 22, 30, 'points 22 and 30 confirmed'),
  row(['olsenPhosphorus', 'volcanic', 'sheepBeef'], 18, 22, 'points 18 and 22 confirmed'),
  row(['olsenPhosphorus', 'pumice', 'dairy'], 35, 45, 'points 35 and 45 confirmed'),
  row(['olsenPhosphorus', 'pumice', 'sheepBeef'], 25, 35, 'points 25 and 35 confirmed'),
  row(['olsenPhosphorus', 'peat', 'dairy'], 35, 45, 'points 35 and 45 confirmed'),
  row(['olsenPhosphorus', 'peat', 'sheepBeef'], 25, 35, 'points 25 and 35 confirmed'),
  row(['potassium', 'sedimentary', 'sheepBeef'], 6, 8, 'confirmed'),
  row(['potassium', 'any', 'dairy'], 7, 10, 'confirmed'),
  row(['potassium', 'any', 'sheepBeef'], 6, 8, 'confirmed'),
  row(['magnesium', 'any', 'any'], 8, 10, 'custom, not confirmed'),
  row(['sulphateSulphur', 'any', 'any'], 10, 12, 'lower point confirmed, upper by custom'),
];

const DAIRY: ReadonlySet<unknown> = new Set(['dairy', 'dairySupport']);

/** The target of an analyte on a transect; null where there is none, as off pasture. The most particular row wins. */
export function soilTargetFor(
  analyte: AnalyteKey,
  { landUse, parentMaterial, farmType }: TargetGround,
): SoilTarget | null {
  if (landUse !== 'pastoral') return null;
  const group = DAIRY.has(farmType) ? 'dairy' : 'sheepBeef';
  const fitting = rows.filter(
    (it) =>
      it.analyte === analyte &&
      (it.parentMaterial === 'any' || it.parentMaterial === parentMaterial) &&
      (it.farmGroup === 'any' || it.farmGroup === group),
  );
  const found = fitting.find((it) => it.parentMaterial !== 'any') ?? fitting[0];
  return found ? { from: found.from, to: found.to, status: found.status, source: sources[analyte] } : null;
}

export type SoilBand = 'low' | 'target' | 'above' | 'wellAbove' | 'open' | 'none';

/** Far above the target is told apart for Olsen P only, the one that runs off. */
const WELL_ABOVE = 1.5;

/** Where a result lies against its target; `none` without a target, `open` where a limit such as '<30' leaves it open. */
export function soilBandOf(analyte: AnalyteKey, result: Result, target: SoilTarget | null): SoilBand {
  if (!target) return 'none';
  const { value, limit } = result;
  if (limit === 'below') return value <= target.from ? 'low' : 'open';
  const isOver = limit === 'above' ? value >= target.to : value > target.to;
  if (isOver) {
    const isFarOver = analyteByKey(analyte).key === 'olsenPhosphorus' && value > WELL_ABOVE * target.to;
    return isFarOver ? 'wellAbove' : 'above';
  }
  if (limit === 'above') return 'open';
  return value < target.from ? 'low' : 'target';
}

/**
 * How each band is called and drawn. Colours are those of Okabe and Ito, which people who see colours differently can tell apart; each
 * stands beside its name wherever it is used.
 */
export const soilBands: { readonly [B in SoilBand]: { readonly label: string; readonly colour: string } } = {
  low: { label: 'Below target', colour: '#D55E00' },
  target: { label: 'On target', colour: '#009E73' },
  above: { label: 'Above target', colour: '#0072B2' },
  wellAbove: { label: 'Far above target', colour: '#7B3294' },
  open: { label: 'Cannot be told', colour: '#E69F00' },
  none: { label: 'No target', colour: '#6B7075' },
};

/** A transect that was never tested for what is looked at. */
export const NOT_TESTED = { label: 'Not tested', colour: '#B9B4A7' } as const;

/** Pixels: wide enough for the colour of a band to be told on a line of a hundred metres. */
export const SOIL_BAND_WIDTH = 8;

/** How a transect is called and drawn for an analyte: by its newest result against its target, or as not tested. */
export const soilLookOf = (
  analyte: AnalyteKey,
  newest: { readonly result: Result } | undefined,
  ground: TargetGround,
): { readonly label: string; readonly colour: string } =>
  newest ? soilBands[soilBandOf(analyte, newest.result, soilTargetFor(analyte, ground))] : NOT_TESTED;

/** How transects may look for an analyte, as legends have it. Far above is told apart for Olsen P only. */
export function soilLooks(
  analyte: AnalyteKey,
): readonly { readonly label: string; readonly colour: string }[] {
  const { low, target, above, wellAbove, open, none } = soilBands;
  const farAbove = analyteByKey(analyte).key === 'olsenPhosphorus' ? [wellAbove] : [];
  return [low, target, above, ...farAbove, open, none, NOT_TESTED];
}
