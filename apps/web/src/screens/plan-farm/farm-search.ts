import type { RawSearch } from '../../routes/route.ts';

/** What the map of the farm is painted by. */
export const farmPaints = ['units', 'paddocks', 'risk', 'actions'] as const;
export type FarmPaint = (typeof farmPaints)[number];

export interface FarmSearch {
  /** What there is to see where it is left out: land units, or paddocks before there are any. */
  readonly map?: FarmPaint;
}

export const readFarmSearch = ({ map }: RawSearch): FarmSearch => {
  const paint = farmPaints.find((one) => one === map);
  return paint ? { map: paint } : {};
};
