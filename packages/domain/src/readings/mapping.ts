import type { AttributesOf } from '../kind/field.ts';
import { defineOptions, type OptionKey } from '../kind/options.ts';
import { sensorReadings } from '../options/sensor-readings.ts';
import { quantityOf, type QuantityKey, type ReadingKey } from './quantities.ts';

/** Units that probes send, each for one quantity. */
export const payloadUnits = defineOptions([
  { key: 'celsius', label: '°C' },
  { key: 'fahrenheit', label: '°F' },
  { key: 'deciSiemens', label: 'dS/m (or mS/cm)' },
  { key: 'microSiemens', label: 'µS/cm' },
  { key: 'percent', label: '%' },
  { key: 'fraction', label: 'm³/m³' },
]);
type PayloadUnit = OptionKey<typeof payloadUnits>;

const conversions: Readonly<
  Record<PayloadUnit, { readonly quantity: QuantityKey; readonly toStored: (value: number) => number }>
> = {
  celsius: { quantity: 'temperature', toStored: (value) => value },
  fahrenheit: { quantity: 'temperature', toStored: (value) => ((value - 32) * 5) / 9 },
  deciSiemens: { quantity: 'conductivity', toStored: (value) => value },
  microSiemens: { quantity: 'conductivity', toStored: (value) => value / 1000 },
  percent: { quantity: 'water', toStored: (value) => value },
  fraction: { quantity: 'water', toStored: (value) => value * 100 },
};

/** Fields of an integration: a name, and which key of a payload is which reading. */
export const integrationFields = {
  name: {
    type: 'text',
    label: 'Name',
    required: true,
    maxLength: 80,
    help: 'Such as the network’s application',
  },
  mapping: {
    type: 'list',
    label: 'What the payload means',
    required: true,
    rowNoun: 'key',
    maxRows: 40,
    uniqueBy: 'payloadKey',
    help: 'Keys of the decoded payload. A key within another is written with a dot: soil.temperature. Keys that are not here are left out.',
    row: {
      payloadKey: { type: 'text', label: 'Key', required: true, maxLength: 80 },
      reading: { type: 'enum', label: 'Reading', required: true, options: sensorReadings },
      unit: { type: 'enum', label: 'Unit', required: true, options: payloadUnits },
    },
  },
} as const;

export const integrationSections = [
  { title: 'Integration', fields: ['name', 'mapping'] },
] as const satisfies readonly {
  readonly title: string;
  readonly fields: readonly (keyof typeof integrationFields)[];
}[];

export type IntegrationValues = AttributesOf<typeof integrationFields>;
export type Mapping = IntegrationValues['mapping'];

/** Indexes of rows whose unit does not measure their reading's quantity. */
export const misfitsOf = (mapping: Mapping): readonly number[] =>
  mapping.flatMap(({ reading, unit }, index) =>
    conversions[unit].quantity === quantityOf(reading).key ? [] : index,
  );

/** Converts a received value to the stored unit, to 3 decimals: finer than any probe measures. */
export const toStored = (unit: PayloadUnit, value: number): number =>
  Math.round(conversions[unit].toStored(value) * 1000) / 1000;

const ownUnit: Readonly<Record<QuantityKey, PayloadUnit>> = {
  temperature: 'celsius',
  conductivity: 'deciSiemens',
  water: 'percent',
};

/**
 * Default mapping of a new integration: the six names of the specification, and the keys of The Things Network's device repository decoder
 * for a common probe (Dragino LSE01), at 150 mm. Keys that air sensors send too, such as `temperature` and `humidity`, are left out; a
 * person adds them for soil probes that use them.
 */
export const startingMapping: Mapping = [
  ...sensorReadings.map(({ key }: { readonly key: ReadingKey }) => ({
    payloadKey: key,
    reading: key,
    unit: ownUnit[quantityOf(key).key],
  })),
  { payloadKey: 'temp_SOIL', reading: 'Temp150', unit: 'celsius' },
  { payloadKey: 'conduct_SOIL', reading: 'EC150', unit: 'microSiemens' },
  { payloadKey: 'water_SOIL', reading: 'VWC150', unit: 'percent' },
];
