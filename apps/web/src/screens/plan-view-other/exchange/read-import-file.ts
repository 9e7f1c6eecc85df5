import { decodeText, type AnyKind, type FeatureNames } from '@tussock/domain';
import { readCsv } from './read-csv.ts';
import { readGeoJson } from './read-geojson.ts';
import { MOST_BYTES, refuseSource, type ReadSource } from '../../../activities/import-file/index.ts';

/** Reads a chosen file: GeoJSON where it begins like JSON, comma-separated values otherwise. */
export function readImportFile(kind: AnyKind, bytes: Uint8Array, names: FeatureNames): ReadSource {
  if (bytes.byteLength > MOST_BYTES)
    return refuseSource(`The file is larger than ${MOST_BYTES / 1024 / 1024} MB: split it`);
  const decoded = decodeText(bytes);
  if (!decoded.ok) return refuseSource(decoded.fault);
  const { text } = decoded;
  const read = /^\s*[{[]/.test(text) ? readGeoJson(kind, text, names) : readCsv(kind, text, names);
  return read.ok && decoded.notice !== undefined
    ? { ...read, notices: [decoded.notice, ...read.notices] }
    : read;
}
