import { toStored, type Mapping } from './mapping.ts';
import { quantityOf, readingKeys, type ReadingKey } from './quantities.ts';

/** Reasons why a value, or a whole uplink, was not stored. */
export type RefusalReason =
  | 'notANumber'
  | 'outOfRange'
  | 'fromFuture'
  | 'tooOld'
  | 'noTime'
  | 'noReadings'
  | 'tooManyDevices';

export interface ReadingRefusal {
  readonly reason: RefusalReason;
  /** Key of the refused value, or the keys of the payload; empty when the whole uplink is refused for its time. */
  readonly subject: string;
  /** Received value, shortened. */
  readonly sample: string;
}

/** Uplink: one transmission as the network reports it, by whatever route. */
export interface Uplink {
  readonly deviceId: string;
  readonly devEui: string | null;
  /** Time at which the network received it, as the network wrote it. */
  readonly receivedAt: string | undefined;
  readonly decodedPayload: unknown;
  /** Payload in the common form of the device repository, if the network provides it. */
  readonly normalisedPayload: unknown;
}

export type ReadingValues = Readonly<Partial<Record<ReadingKey, number>>>;

export interface ReadUplink {
  readonly at: Date | null;
  readonly values: ReadingValues;
  readonly refusals: readonly ReadingRefusal[];
}

/** Maximum lead of a network's clock over ours, in milliseconds. */
export const FUTURE_LIMIT_MS = 5 * 60_000;
/** Earliest plausible time; probes of this sort are no older. */
const EARLIEST = Date.UTC(2015, 0, 1);
const DEEPEST = 5;
const MOST_KEYS = 200;
/** Tolerance of depths in millimetres. The common form has centimetres, and a probe is pushed in by hand. */
const DEPTH_LEEWAY_MM = 25;
const SAMPLE_CHARACTERS = 60;

const PLAIN_NUMBER = /^\s*[+-]?\d{1,15}(\.\d{1,15})?\s*$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;

/** Text from an untrusted sender, shortened and without characters that cannot be shown or stored. */
const shown = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
    .slice(0, SAMPLE_CHARACTERS)
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '�');

/** Flattens a payload to its plain values, with nested keys joined by dots. */
function plainValues(payload: unknown): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  const walk = (value: unknown, path: string, depth: number): void => {
    if (found.size >= MOST_KEYS) return;
    if (typeof value !== 'object' || value === null) {
      if (path !== '') found.set(path, value);
      return;
    }
    if (depth === DEEPEST) return;
    for (const [key, inner] of Object.entries(value))
      walk(inner, path === '' ? key : `${path}.${key}`, depth + 1);
  };
  walk(payload, '', 0);
  return found;
}

/** Reads a number, which decoders may send as text; `undefined` for anything else. */
function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && PLAIN_NUMBER.test(value) ? Number(value) : undefined;
}

const isBlank = (value: unknown): boolean => value === null || value === '';

interface Found {
  readonly reading: ReadingKey;
  readonly subject: string;
  readonly sent: unknown;
  readonly unit: Mapping[number]['unit'];
}

const normalisedKeys = [
  { member: 'temperature', quantity: 'temperature', unit: 'celsius' },
  { member: 'ec', quantity: 'conductivity', unit: 'deciSiemens' },
  { member: 'moisture', quantity: 'water', unit: 'percent' },
] as const;

/** Finds soil readings in the common form whose depth is one of ours. */
function foundInNormalised(payload: unknown): readonly Found[] {
  if (!Array.isArray(payload)) return [];
  return payload.slice(0, 20).flatMap((measurement: unknown) => {
    const { soil } = (measurement ?? {}) as { readonly soil?: Readonly<Record<string, unknown>> }; // every key may be absent
    const depth = numberIn(soil?.['depth']);
    if (!soil || depth === undefined) return [];
    return readingKeys.flatMap((reading) => {
      const { key, depthMm } = quantityOf(reading);
      const { member, unit } = normalisedKeys.find(({ quantity }) => quantity === key) ?? normalisedKeys[0];
      return Math.abs(depth * 10 - depthMm) <= DEPTH_LEEWAY_MM && soil[member] !== undefined
        ? { reading, subject: `soil.${member}`, sent: soil[member], unit }
        : [];
    });
  });
}

const foundByMapping = (values: ReadonlyMap<string, unknown>, mapping: Mapping): readonly Found[] =>
  mapping.flatMap(({ payloadKey, reading, unit }) =>
    values.has(payloadKey) ? { reading, subject: payloadKey, sent: values.get(payloadKey), unit } : [],
  );

/** Reads a time to the millisecond, or the reason why it is not plausible. */
function readTime(
  text: string | undefined,
  now: Date,
): { readonly at: Date } | { readonly refusal: ReadingRefusal } {
  // Networks write nanoseconds; a date reads three digits of them.
  const time =
    text !== undefined && TIME.test(text) ? Date.parse(text.replace(/(\.\d{3})\d+/, '$1')) : Number.NaN;
  const refuse = (reason: RefusalReason) => ({ refusal: { reason, subject: '', sample: shown(text ?? '') } });
  if (Number.isNaN(time)) return refuse('noTime');
  if (time > now.getTime() + FUTURE_LIMIT_MS) return refuse('fromFuture');
  if (time < EARLIEST) return refuse('tooOld');
  return { at: new Date(time) };
}

/**
 * Reads the values of an uplink in stored units (°C, dS/m, %), to 3 decimals. Values that are not numbers or not possible are refused one
 * by one, and all others are stored. An implausible time refuses the whole uplink. When two keys give one reading, the first of the mapping
 * counts.
 */
export function readUplink(uplink: Uplink, mapping: Mapping, now: Date): ReadUplink {
  const time = readTime(uplink.receivedAt, now);
  if ('refusal' in time) return { at: null, values: {}, refusals: [time.refusal] };
  const plain = plainValues(uplink.decodedPayload);
  const found = [...foundInNormalised(uplink.normalisedPayload), ...foundByMapping(plain, mapping)].filter(
    ({ sent }) => !isBlank(sent),
  );
  if (found.length === 0) {
    const subject = shown([...plain.keys()].join(', '));
    return { at: time.at, values: {}, refusals: [{ reason: 'noReadings', subject, sample: '' }] };
  }
  const values: Partial<Record<ReadingKey, number>> = {};
  const refusals: ReadingRefusal[] = [];
  for (const { reading, subject, sent, unit } of found) {
    if (values[reading] !== undefined) continue;
    const number = numberIn(sent);
    const named = { subject: shown(subject), sample: shown(sent) };
    if (number === undefined) {
      refusals.push({ reason: 'notANumber', ...named });
      continue;
    }
    const value = toStored(unit, number);
    const { low, high } = quantityOf(reading).possible;
    if (value >= low && value <= high) values[reading] = value;
    else refusals.push({ reason: 'outOfRange', ...named });
  }
  return { at: time.at, values, refusals };
}
