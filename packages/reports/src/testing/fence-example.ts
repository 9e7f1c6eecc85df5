import type { FenceLine } from '../fenceline/fence-lines.ts';

/** A fence along water that stands, of 100 m, without a recorded cost; or what is given. */
export const fenceLine = (fence: Partial<FenceLine> = {}): FenceLine => ({
  id: 'fence',
  name: 'Fence',
  isPlanned: false,
  plannedBy: null,
  typeKey: null,
  type: null,
  purpose: null,
  isForWater: true,
  condition: null,
  yearBuilt: null,
  lengthMetres: 100,
  costPerMetre: null,
  setbackMetres: null,
  countsAtWater: true,
  holdsSheepOnly: false,
  lines: [],
  ...fence,
});
