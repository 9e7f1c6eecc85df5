import type { RawSearch } from '../../routes/route.ts';

/** Colourings of the farm's map. */
export const farmPaints = ['units', 'paddocks', 'risk', 'actions'] as const;
export type FarmPaint = (typeof farmPaints)[number];

export interface FarmSearch {
  /** Default: land units, or paddocks before there are any. */
  readonly map?: FarmPaint;
}

export const readFarmSearch = ({ map }: RawSearch): FarmSearch => {
  const paint = farmPaints.find((one) => one === map);
  return paint ? { map: paint } : {};
};
