import { defineOptions } from '../kind/options.ts';

/** Spec §3 "Sensor readings": quantities that a probe measures, and their depths in millimetres. */
export const sensorReadings = defineOptions([
  { key: 'Temp150', label: 'Temp150', help: 'Soil temperature at 150 mm' },
  { key: 'Temp300', label: 'Temp300', help: 'Soil temperature at 300 mm' },
  { key: 'EC150', label: 'EC150', help: 'Electrical conductivity at 150 mm' },
  { key: 'EC300', label: 'EC300', help: 'Electrical conductivity at 300 mm' },
  { key: 'VWC150', label: 'VWC150', help: 'Volumetric water content at 150 mm' },
  { key: 'VWC300', label: 'VWC300', help: 'Volumetric water content at 300 mm' },
]);
