import { MOST_PARTS } from '@tussock/contract';
import {
  featureColumns,
  readCellText,
  type AnyKind,
  type FeatureNames,
  countInFigures,
  isJsonObject,
} from '@tussock/domain';
import {
  passedOver,
  refuseSource,
  type ReadSource,
  type SourceRow,
} from '../../../activities/import-file/index.ts';

/** Told beside the properties by an export, and worked out anew by an import. */
const MEASURED: ReadonlySet<string> = new Set(['areaHectares', 'lengthMetres']);

const squashed = (text: string): string => text.trim().toLowerCase();

/** Reads a feature collection of a kind, or a single feature. Properties are known by key or by label. */
export function readGeoJson(kind: AnyKind, text: string, names: FeatureNames): ReadSource {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return refuseSource('The file is not JSON, or it stops short');
  }
  if (!isJsonObject(parsed)) return refuseSource('The file holds no feature collection');
  if (isJsonObject(parsed['crs']) && !JSON.stringify(parsed['crs']).includes('CRS84'))
    return refuseSource(
      'The file is in another coordinate system: export it as longitude and latitude (WGS 84)',
    );
  const items: unknown = parsed['type'] === 'Feature' ? [parsed] : parsed['features'];
  if (!Array.isArray(items)) return refuseSource('The file holds no feature collection');
  if (items.length > MOST_PARTS)
    return refuseSource(
      `The file has ${countInFigures(items.length)} features. Up to ${countInFigures(MOST_PARTS)} are imported at once: split the file`,
    );
  const keys = new Map(
    featureColumns(kind).flatMap(({ key, field }) =>
      field ? [[squashed(key), key] as const, [squashed(field.label), key] as const] : [],
    ),
  );
  const unknown = new Set<string>();
  const rows = items.map((item: unknown, index) => readItem(item, index + 1, { kind, keys, names, unknown }));
  return { ok: true, rows, notices: passedOver([...unknown].slice(0, 20)) };
}

function readItem(
  item: unknown,
  line: number,
  {
    kind,
    keys,
    names,
    unknown,
  }: { kind: AnyKind; keys: ReadonlyMap<string, string>; names: FeatureNames; unknown: Set<string> },
): SourceRow {
  if (!isJsonObject(item) || item['type'] !== 'Feature')
    return { line, id: '', values: {}, faults: ['This is not a feature'] };
  const properties = isJsonObject(item['properties']) ? item['properties'] : {};
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(properties)) {
    const key = Object.hasOwn(kind.fields, name) ? name : keys.get(squashed(name));
    const field = key === undefined ? undefined : kind.fields[key];
    if (key === undefined || !field) {
      if (!MEASURED.has(name) && name !== '_id') unknown.add(name.slice(0, 60));
      continue;
    }
    // Other programs write everything as text.
    values[key] = typeof value === 'string' ? readCellText(field, value, names) : value;
  }
  const id = item['id'] ?? properties['_id'];
  const { geometry } = item as { geometry?: unknown };
  return {
    line,
    id: typeof id === 'string' || typeof id === 'number' ? String(id) : '',
    values,
    faults: [],
    ...(geometry === null || geometry === undefined ? {} : { shape: geometry }),
  };
}
