import type { BoundaryReply, FeatureReply, RecordRow, SoilTestReply } from '@tussock/contract';
import { analytes, GEOMETRY, isKindId, kindById, textOrNone } from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';

// Rows are replaced when they change, never altered: what is made of one is made once.
const features = new WeakMap<RecordRow, FeatureReply>();
const tests = new WeakMap<RecordRow, SoilTestReply>();

const figureIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);
/** A row of the record that is a feature, as the calls of features answer it; undefined for any other row. */
export function featureOfRow(planId: string, row: RecordRow): FeatureReply | undefined {
  const known = features.get(row);
  if (known) return known;
  if (!isKindId(row.entity)) return undefined;
  const { [GEOMETRY]: geometry, ...properties } = row.values;
  // What is being brought back from the bin is whole once the server has answered: until then there is nothing to be drawn.
  if (!geometry) return undefined;
  const feature: FeatureReply = {
    _id: row.id,
    planId,
    featureType: kindById(row.entity).wording.featureType,
    version: row.version,
    geometry: geometry as Geometry, // the server checked it, or the drawing made it
    properties,
    areaHectares: figureIn(row.made['areaHectares']),
    areaM2: figureIn(row.made['areaM2']),
    lengthMetres: figureIn(row.made['lengthMetres']),
    createdAt: textOrNone(row.made['createdAt']),
    updatedAt: textOrNone(row.made['updatedAt']),
  };
  features.set(row, feature);
  return feature;
}

const analyteKeys: ReadonlySet<string> = new Set(analytes.map(({ key }) => key));

/** A row of the record that is a soil test, as the calls of soil tests answer it. */
export function soilTestOfRow(row: RecordRow): SoilTestReply {
  const known = tests.get(row);
  if (known) return known;
  const { transectId, ...values } = row.values;
  const entries = Object.entries(values);
  const test: SoilTestReply = {
    _id: row.id,
    version: row.version,
    transectId: textOrNone(transectId),
    details: Object.fromEntries(entries.filter(([key]) => !analyteKeys.has(key))),
    results: Object.fromEntries(entries.filter(([key]) => analyteKeys.has(key))),
    createdAt: textOrNone(row.made['createdAt']),
    updatedAt: textOrNone(row.made['updatedAt']),
  };
  tests.set(row, test);
  return test;
}

const boundaries = new WeakMap<RecordRow['made'], BoundaryReply>();

/** The row of the boundary, as the call of the boundary answers it. */
export function boundaryOfRow(row: RecordRow): BoundaryReply {
  // What waits says which titles were chosen; what they make is the server's, and stays the same until it has answered.
  const known = boundaries.get(row.made);
  if (known) return known;
  // Made by the server in this very shape.
  const boundary = { ...row.made, version: row.version } as unknown as BoundaryReply;
  boundaries.set(row.made, boundary);
  return boundary;
}
