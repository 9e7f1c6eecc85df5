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

/** A drawn device with what it last measured and what somebody should look at. */
export const deviceState = z.object({
  featureId: uuid,
  /** What is written on it. */
  id: z.string(),
  name: z.string(),
  deviceType: z.string(),
  /** The newest time of any reading; null for a device that was never heard of. */
  at: z.nullable(isoTime),
  isLate: z.boolean(),
  readings: z.array(latestReading),
  flags: z.array(deviceFlag),
  fieldCapacity: z.nullable(z.number()),
  refillPoint: z.nullable(z.number()),
  /** The ids it was heard under, and which of them somebody said are of this device. */
  heardAs: z.array(z.object({ sensorId: uuid, deviceId: z.string(), isAdopted: z.boolean() })),
});
export type DeviceState = z.infer<typeof deviceState>;

const series = z.array(z.nullable(z.number()));

/**
 * The readings of a device over a span, thinned to about 500 points with the lowest and the highest of what each stands for. Lists are as long as
 * `at`; null where a reading was not measured. `at` is milliseconds since 1970, in rising order; times without a reading are not among them.
 */
export const deviceReadings = z.object({
  from: isoTime,
  to: isoTime,
  /** The first and last reading of all; null where there is none. */
  firstAt: z.nullable(isoTime),
  lastAt: z.nullable(isoTime),
  /** How much time a point stands for, in seconds. */
  bucketSeconds: z.number(),
  /** How many measurements the points stand for. */
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
  /** Where the network sends its uplinks. */
  webhookUrl: z.string(),
  version: z.number(),
  createdAt: isoTime,
  secretMadeAt: isoTime,
  lastHeardAt: z.nullable(isoTime),
  /** What was not kept of the last 30 days, most recent first. */
  refusals: z.array(refusalCount),
});
export type IntegrationItem = z.infer<typeof integrationItem>;

/** A device the network sends readings of and that nobody has drawn. */
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
