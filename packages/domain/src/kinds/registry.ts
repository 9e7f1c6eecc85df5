import { borderDyke } from './irrigation/border-dyke.ts';
import { controlledFlood } from './irrigation/controlled-flood.ts';
import { effluentIrrigator } from './irrigation/effluent-irrigator.ts';
import { linear } from './irrigation/linear.ts';
import { micro } from './irrigation/micro.ts';
import { pivot } from './irrigation/pivot.ts';
import { solidSet } from './irrigation/solid-set.ts';
import { sprayLines } from './irrigation/spray-lines.ts';
import { travelling } from './irrigation/travelling.ts';
import { csa } from './land/csa.ts';
import { ecosystem } from './nature/ecosystem.ts';
import { lmu } from './land/lmu.ts';
import { luc } from './land/luc.ts';
import { paddock } from './land/paddock.ts';
import { device } from './monitoring/device.ts';
import { baitStation } from './nature/bait-station.ts';
import { effluent } from './nutrients/effluent.ts';
import { fertiliser } from './nutrients/fertiliser.ts';
import { transect } from './nutrients/transect.ts';
import { customFeature } from './other/custom-feature.ts';
import { building } from './structures/building.ts';
import { fenceline } from './structures/fenceline.ts';
import { storageArea } from './structures/storage-area.ts';
import { track } from './structures/track.ts';
import { culvert } from './water/culvert.ts';
import { dam } from './water/dam.ts';
import { trough } from './water/trough.ts';
import { waterTank } from './water/water-tank.ts';
import { waterway } from './water/waterway.ts';

/** Registry of all kinds of feature, in the order of lists and legends. */
export const kinds = {
  paddock,
  lmu,
  luc,
  csa,
  waterTank,
  trough,
  dam,
  culvert,
  waterway,
  fenceline,
  track,
  building,
  storageArea,
  pivot,
  linear,
  travelling,
  sprayLines,
  solidSet,
  micro,
  borderDyke,
  controlledFlood,
  effluentIrrigator,
  effluent,
  fertiliser,
  transect,
  ecosystem,
  baitStation,
  device,
  customFeature,
} as const;

export type KindId = keyof typeof kinds;
