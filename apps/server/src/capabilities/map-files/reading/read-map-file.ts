import {
  mapFileNotices,
  mapRowWords,
  MOST_MAP_CORNERS,
  MOST_MAP_ROWS,
  NEAR_FARM_KM,
  type MapFormatId,
  type MapRow,
  type ReadAs,
  type ReadMapFile,
} from '@tussock/domain';
import {
  bounds as boundsOf,
  boundsMeet,
  countVertices,
  loadGeos,
  unionBounds,
  type Bounds,
} from '@tussock/geometry';
import { openMapFile } from './open-map-file.ts';
import { placeRows } from './place-rows.ts';
import { MapFileRefused, type RawFile, type RawRow } from './raw-table.ts';
import { readOpened } from './read-opened.ts';
import { findSystem, proposeSystems } from './systems.ts';

const KILOMETRES_PER_DEGREE = 111;

function around(farm: Bounds): Bounds {
  const north = NEAR_FARM_KM / KILOMETRES_PER_DEGREE;
  const east = north / Math.cos((farm[1] * Math.PI) / 180);
  return [farm[0] - east, farm[1] - north, farm[2] + east, farm[3] + north];
}

/** What lies near the farm, and what lies nowhere: a row with a fault stays to be told, as far as there is room for it. */
function near(placed: readonly MapRow[], farm: Bounds): Pick<ReadMapFile, 'rows' | 'notices'> {
  const box = around(farm);
  const isNear = ({ geometry }: MapRow): boolean => geometry !== null && boundsMeet(boundsOf(geometry), box);
  const nearCount = placed.filter(isNear).length;
  const faulty = placed.filter(({ geometry }) => geometry === null);
  const told = new Set(faulty.slice(0, Math.max(MOST_MAP_ROWS - nearCount, 0)));
  const further = placed.length - nearCount - faulty.length;
  const untold = faulty.length - told.size;
  return {
    rows: placed.filter((row) => isNear(row) || told.has(row)),
    notices: [
      ...(further > 0 ? [mapFileNotices.nearFarm(further)] : []),
      ...(untold > 0 ? [mapFileNotices.faultsUntold(untold)] : []),
    ],
  };
}

/** A place of the file's own, to try systems on. */
function firstPlace(rows: readonly RawRow[]): readonly (readonly number[])[] {
  for (const { shape } of rows) {
    let inner: unknown =
      shape?.coordinates ?? (shape?.geometries as { coordinates?: unknown }[] | undefined)?.[0]?.coordinates; // whatever stands there may be absent
    while (Array.isArray(inner) && Array.isArray(inner[0])) inner = inner[0];
    if (Array.isArray(inner) && inner.length >= 2 && inner.every(Number.isFinite)) return [inner as number[]]; // each was found finite
  }
  return [];
}

function checkSize(rows: readonly MapRow[]): void {
  if (rows.length > MOST_MAP_ROWS) throw new MapFileRefused('tooManyRows');
  const corners = rows.reduce((sum, { geometry }) => sum + (geometry ? countVertices(geometry) : 0), 0);
  if (corners > MOST_MAP_CORNERS) throw new MapFileRefused('tooManyCorners');
}

const asked = (format: MapFormatId, raw: RawFile): Omit<ReadMapFile, 'needs'> => ({
  format,
  tables: raw.tables,
  table: raw.table,
  system: null,
  proposals: [],
  columns: raw.columns,
  rows: [],
  bounds: null,
  notices: raw.notices,
});

/** Whether all that has a place lies outside New Zealand, or where there is no place at all: any other fault is one of the shapes. */
function liesElsewhere(placed: readonly MapRow[]): boolean {
  const faults = placed.flatMap(({ geometry, fault = '' }) =>
    geometry === null && fault !== mapRowWords.noPlace && fault !== mapRowWords.badLine ? [fault] : [],
  );
  const isElsewhere = (fault: string): boolean =>
    fault.startsWith(mapRowWords.outside) || fault === mapRowWords.badPlace;
  return placed.every(({ geometry }) => geometry === null) && faults.length > 0 && faults.every(isElsewhere);
}

/**
 * Reads a file of places, whatever its format: what is in it, in longitude and latitude, with what is wrong with a row beside that row.
 * Where it does not say in which coordinates it is, or says it wrongly, that is asked with proposals and nothing is guessed.
 *
 * @throws MapFileRefused
 */
export async function readMapFile(
  file: { readonly name: string; readonly bytes: Uint8Array },
  { readAs, farm }: { readonly readAs: ReadAs; readonly farm: Bounds | null },
): Promise<ReadMapFile> {
  const { format, raw } = await readOpened(await openMapFile(file.name, file.bytes, readAs));
  if (raw.rows.length === 0) throw new MapFileRefused('noRows');
  const question = asked(format, raw);
  if (raw.needsColumns) return { ...question, needs: 'columns' };
  const found = findSystem(raw.said, readAs);
  const proposals = () => proposeSystems(firstPlace(raw.rows), farm);
  if (!found) return { ...question, needs: 'system', proposals: proposals() };
  const placed = placeRows(raw.rows, found.toDegrees, await loadGeos());
  // Nothing in New Zealand: what the file says of its coordinates, or their order, is wrong.
  if (readAs.system === undefined && liesElsewhere(placed) && proposals().length > 0)
    return { ...question, needs: 'system', proposals: proposals() };
  const { rows, notices } = readAs.isNearFarm && farm ? near(placed, farm) : { rows: placed, notices: [] };
  checkSize(rows);
  return {
    ...question,
    needs: null,
    system: found.label,
    rows,
    bounds: unionBounds(rows.flatMap(({ geometry }) => (geometry ? [boundsOf(geometry)] : []))) ?? null,
    notices: [...raw.notices, ...found.notices, ...notices],
  };
}
