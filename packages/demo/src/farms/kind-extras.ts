import type { KindId } from '@tussock/domain';

/** The kinds that demonstration farms are drawn with: every kind there is. */
export const drawnKinds = {
  paddock: 'paddock',
  landUnit: 'lmu',
  capability: 'luc',
  criticalSource: 'csa',
  tank: 'waterTank',
  trough: 'trough',
  dam: 'dam',
  culvert: 'culvert',
  fence: 'fenceline',
  track: 'track',
  building: 'building',
  storage: 'storageArea',
  pivot: 'pivot',
  linear: 'linear',
  travelling: 'travelling',
  sprayLines: 'sprayLines',
  solidSet: 'solidSet',
  micro: 'micro',
  borderDyke: 'borderDyke',
  controlledFlood: 'controlledFlood',
  effluentIrrigator: 'effluentIrrigator',
  effluent: 'effluent',
  fertiliser: 'fertiliser',
  transect: 'transect',
  ecosystem: 'ecosystem',
  trap: 'baitStation',
  device: 'device',
  custom: 'customFeature',
} as const satisfies Readonly<Record<string, KindId>>;

export type DrawnKindId = (typeof drawnKinds)[keyof typeof drawnKinds];
