import {
  BYTE_ORDER_MARK,
  csvLine,
  guardFormula,
  kinds,
  quantityOf,
  readingKeys,
  isUuid,
} from '@tussock/domain';
import type { FileAnswer } from '../../handlers.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { noteFetched } from '../../platform/ledger/note-fetched.ts';
import type { Services } from '../../services.ts';
import { findFeaturesById } from '../features/index.ts';
import {
  findBounds,
  findReadings,
  findSensorIds,
  findThinned,
  type ExportRow,
  type Span,
} from './reading-store.ts';
import { columnOf } from './uplink-store.ts';

/** Most points drawn: about one for each pixel and a half of a desktop's chart. */
const MOST_POINTS = 500;
/** Rows read at a time for a file. */
const PAGE = 5000;

export interface AskedSpan {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Finds a device with its name. @throws AppError notFound for anything else in the plan */
async function findDevice({ database }: Services, planId: string, featureId: string) {
  const feature = isUuid(featureId)
    ? (await findFeaturesById(database.db, planId, [featureId])).get(featureId.toLowerCase())
    : undefined;
  if (feature?.kind !== kinds.device.id) throw new AppError('notFound');
  return feature;
}

/** @throws AppError badRequest when the end is before the beginning */
function spanOf(asked: AskedSpan, all: Span): Span {
  const from = asked.from ? new Date(asked.from) : undefined;
  const to = asked.to ? new Date(asked.to) : undefined;
  // An end that nobody asked for does not refuse the other: beyond all there are a span is empty.
  const span = {
    from: from ?? (to && to < all.from ? to : all.from),
    to: to ?? (from && from > all.to ? from : all.to),
  };
  const isRight =
    Number.isFinite(span.from.getTime()) && Number.isFinite(span.to.getTime()) && span.from <= span.to;
  if (!isRight) throw new AppError('badRequest', { message: ['The span must begin before it ends.'] });
  return span;
}

/**
 * Reads a device's measurements over a span as JSON text, thinned to about 500 points.
 *
 * @throws AppError notFound, badRequest
 */
export async function readReadings(
  services: Services,
  { planId, featureId, asked }: { planId: string; featureId: string; asked: AskedSpan },
): Promise<string> {
  const { db } = services.database;
  await findDevice(services, planId, featureId);
  const sensorIds = await findSensorIds(db, planId, featureId);
  const bounds = await findBounds(db, sensorIds);
  const now = services.clock.now();
  const { from, to } = spanOf(asked, { from: bounds?.firstAt ?? now, to: bounds?.lastAt ?? now });
  const bucketSeconds = Math.max(1, Math.ceil((to.getTime() - from.getTime()) / 1000 / MOST_POINTS));
  const thinned = bounds && (await findThinned(db, sensorIds, { from, to, bucketSeconds }));
  const readings = readingKeys.flatMap((reading) => {
    const text = thinned?.[columnOf(reading)];
    return typeof text === 'string' ? `{"reading":"${reading}",${text.trim().slice(1)}` : [];
  });
  const head = JSON.stringify({
    from: from.toISOString(),
    to: to.toISOString(),
    firstAt: bounds?.firstAt.toISOString() ?? null,
    lastAt: bounds?.lastAt.toISOString() ?? null,
    bucketSeconds,
    measured: thinned?.measured ?? 0,
  });
  return `${head.slice(0, -1)},"at":${thinned?.at ?? '[]'},"count":${thinned?.count ?? '[]'},"readings":[${readings.join(',')}]}`;
}

const HEADERS = [
  'Time (UTC)',
  'Time (New Zealand)',
  'Device',
  'Heard as',
  ...readingKeys.map((reading) => `${reading} (${quantityOf(reading).unit})`),
];

const cell = (value: unknown): string | number =>
  typeof value === 'number' ? value : guardFormula(typeof value === 'string' ? value : '');

const lineOf = (values: readonly unknown[]): string => `${csvLine(values.map(cell))}\r\n`;

/** Yields the lines of the file, a page of readings at a time. */
async function* linesOf({ database }: Services, name: string, sensorIds: readonly string[], span: Span) {
  yield BYTE_ORDER_MARK + lineOf(HEADERS);
  let after: ExportRow | undefined;
  do {
    const rows = await findReadings(database.db, sensorIds, { ...span, after, limit: PAGE });
    yield rows
      .map((row) =>
        lineOf([
          row.at.toISOString(),
          row.localAt,
          name,
          row.deviceId,
          ...readingKeys.map((reading) => row[columnOf(reading)]),
        ]),
      )
      .join('');
    after = rows.length === PAGE ? rows.at(-1) : undefined;
  } while (after);
}

/**
 * Exports all readings of a device over a span as CSV, streamed while it is read.
 *
 * @throws AppError notFound, badRequest
 */
export async function exportReadings(
  services: Services,
  {
    caller,
    planId,
    featureId,
    asked,
  }: { caller: Caller; planId: string; featureId: string; asked: AskedSpan },
): Promise<FileAnswer> {
  const { db } = services.database;
  const device = await findDevice(services, planId, featureId);
  const sensorIds = await findSensorIds(db, planId, featureId);
  const bounds = await findBounds(db, sensorIds);
  const now = services.clock.now();
  const span = spanOf(asked, { from: bounds?.firstAt ?? now, to: bounds?.lastAt ?? now });
  const detail = { call: 'device.export', featureId };
  await noteFetched(services, { caller, action: 'export', planId, detail });
  return {
    chunks: linesOf(services, device.name, sensorIds, span),
    contentType: 'text/csv; charset=utf-8',
    fileName: `${device.name || 'Device'} readings.csv`,
  };
}
