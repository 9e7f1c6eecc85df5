import { readingKeys, type ReadingKey } from '@tussock/domain';
import * as z from 'zod/mini';
import { isoTime, nullableText, uuid } from './common.ts';
import { refusalCount } from './uplink.ts';

// The names of the specification, which zod takes as a tuple with at least one.
const readingKey = z.enum(readingKeys as [ReadingKey, ...ReadingKey[]]);

const latestReading = z.object({ reading: readingKey, value: z.number(), at: isoTime });

export const deviceFlag = z.object({
  kind: z.enum(['silent', 'flatLined', 'outOfBand']),
  reading: z.nullable(readingKey),
  text: z.string(),
  source: z.string(),
});

/** Device on the map, with its last readings and warnings. */
export const deviceState = z.object({
  featureId: uuid,
  /** Id printed on the device. */
  id: z.string(),
  name: z.string(),
  deviceType: z.string(),
  /** Time of the newest reading; null when the device never sent one. */
  at: z.nullable(isoTime),
  isLate: z.boolean(),
  readings: z.array(latestReading),
  flags: z.array(deviceFlag),
  fieldCapacity: z.nullable(z.number()),
  refillPoint: z.nullable(z.number()),
  /** Ids under which its readings arrive, and whether a person assigned each to this device. */
  heardAs: z.array(z.object({ sensorId: uuid, deviceId: z.string(), isAdopted: z.boolean() })),
});
export type DeviceState = z.infer<typeof deviceState>;

const series = z.array(z.nullable(z.number()));

/**
 * Readings of a device over a span, thinned to about 500 points that each have the lowest and highest value. All lists are as long as `at`;
 * null where a value was not measured. `at` is milliseconds since 1970, ascending; times without a reading are left out.
 */
export const deviceReadings = z.object({
  from: isoTime,
  to: isoTime,
  /** Times of the first and last reading of all; null when there is none. */
  firstAt: z.nullable(isoTime),
  lastAt: z.nullable(isoTime),
  /** Time span of one point, in seconds. */
  bucketSeconds: z.number(),
  /** Number of measurements behind the points. */
  measured: z.number(),
  at: z.array(z.number()),
  count: z.array(z.number()),
  readings: z.array(z.object({ reading: readingKey, mean: series, low: series, high: series })),
});
export type DeviceReadingsReply = z.infer<typeof deviceReadings>;

export const integrationItem = z.object({
  _id: uuid,
  name: z.string(),
  mapping: z.array(z.object({ payloadKey: z.string(), reading: readingKey, unit: z.string() })),
  /** URL to which the network sends its uplinks. */
  webhookUrl: z.string(),
  version: z.number(),
  createdAt: isoTime,
  secretMadeAt: isoTime,
  lastHeardAt: z.nullable(isoTime),
  /** Readings rejected in the last 30 days, most recent first. */
  refusals: z.array(refusalCount),
});
export type IntegrationItem = z.infer<typeof integrationItem>;

/** Device that sends readings and is not on the map. */
export const unknownDevice = z.object({
  sensorId: uuid,
  deviceId: z.string(),
  devEui: nullableText,
  integrationName: z.string(),
  firstHeardAt: isoTime,
  at: z.nullable(isoTime),
  readings: z.array(latestReading),
});
export type UnknownDevice = z.infer<typeof unknownDevice>;
