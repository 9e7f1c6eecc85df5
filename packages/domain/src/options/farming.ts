import { defineOptions } from '../kind/options.ts';

// How land is farmed. Labels are kept letter for letter as specified, also where the spelling is unusual.

/** Source: specification §3. */
export const farmTypes = defineOptions([
  { key: 'dairy', label: 'Dairy' },
  { key: 'dairySupport', label: 'Dairy Support' },
  { key: 'sheepBeef', label: 'Sheep & Beef' },
  { key: 'crop', label: 'Crop' },
  { key: 'deer', label: 'Deer' },
  { key: 'goat', label: 'Goat' },
  { key: 'horses', label: 'Horses' },
  { key: 'other', label: 'Other' },
]);

/** Source: our choice, for the risk rules (our choice). */
export const landUseIntensities = defineOptions([
  { key: 'retired', label: 'Retired, forest or native' },
  { key: 'extensivePasture', label: 'Extensive dryland pasture' },
  { key: 'intensivePasture', label: 'Intensive or irrigated pasture, dairy' },
  { key: 'cropOrWinterForage', label: 'Crop, vegetables or winter forage' },
]);

/** Source: specification §3. */
export const irrigationKinds = defineOptions([
  { key: 'moveableSpray', label: 'Moveable spray' },
  { key: 'fixedSpray', label: 'Fixed spray' },
  { key: 'dripMicro', label: 'Drip / micro' },
  { key: 'none', label: 'None' },
]);
