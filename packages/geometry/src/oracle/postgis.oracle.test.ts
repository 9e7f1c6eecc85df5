import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPolygonProblem } from '../check/find-polygon-problem.ts';
import { loadGeos, type GeosOperations } from '../geos/load-geos.ts';
import { areaHectares, areaSquareMetres } from '../measure/area-of-record.ts';
import { lengthMetres } from '../measure/length-of-record.ts';
import { insertSharedVertices } from '../merge/insert-shared-vertices.ts';
import { projectionFor } from '../project/projection-for.ts';
import { bounds } from '../shape/bounds.ts';
import { containsPoint } from '../shape/contains-point.ts';
import type { Geometry, PolygonalGeometry, PolygonGeometry, Position } from '../shape/geometry.ts';
import { polygonsOf } from '../shape/polygons-of.ts';
import { positionsOf } from '../shape/positions-of.ts';
import {
  randomParcel,
  randomPlace,
  randomScrawl,
  seededRandom,
  subdivide,
} from '../testing/random-parcels.ts';

// PostGIS as the judge of our figures: `tools/private-postgres.sh npx vitest run --project oracle`.
const CASES = 300;
const random = seededRandom(20_260);
const chathams: Position = [-176.5, -44];
const places = Array.from({ length: CASES }, (_, i) => (i % 10 === 0 ? chathams : randomPlace(random)));
const parcels = places.map((place) => randomParcel(random, place, 0.0005 + random() * 0.05));
const neighbours = places.map(([x, y]) =>
  randomParcel(random, [x + 0.01 * random(), y + 0.01 * random()], 0.02),
);
const scrawls = places.map((_, i): PolygonGeometry => {
  return { type: 'Polygon', coordinates: [randomScrawl(random, [175, -40], 4 + (i % 5))] };
});

let client: pg.Client;
let geos: GeosOperations;

beforeAll(async () => {
  const connectionString = process.env['ORACLE_DATABASE_URL'];
  if (connectionString === undefined)
    throw new Error('Set ORACLE_DATABASE_URL, or run this through tools/private-postgres.sh');
  client = new pg.Client({ connectionString });
  await client.connect();
  geos = await loadGeos();
});

afterAll(async () => {
  await client.end();
});

/** One answer of PostGIS for each row of arguments; $1 is the row as JSON, `g` and `h` its geometries as longitude and latitude. */
async function ask<Answer>(
  expression: string,
  rows: readonly (readonly Geometry[])[],
): Promise<readonly Answer[]> {
  const { rows: answers } = await client.query<{ answer: Answer }>(
    `select ${expression} as answer
       from jsonb_array_elements($1::jsonb) with ordinality as given(item, place),
            lateral (select ST_SetSRID(ST_GeomFromGeoJSON(item->>0), 4167) as g,
                            ST_SetSRID(ST_GeomFromGeoJSON(item->>1), 4167) as h) as shapes
      order by place`,
    [JSON.stringify(rows.map((row) => row.map((geometry) => JSON.stringify(geometry))))],
  );
  return answers.map(({ answer }) => answer);
}

const alone = (shapes: readonly Geometry[]) => shapes.map((shape) => [shape]);
const pairs = parcels.map((parcel, i) => [parcel, neighbours[i] ?? parcel] as const);

/** The area on the plane of degrees, as PostGIS measures it; GEOS results are compared on it. */
async function planarAreas(shapes: readonly (PolygonalGeometry | null)[]): Promise<readonly number[]> {
  const empty: Geometry = { type: 'MultiPolygon', coordinates: [] };
  return ask<number>('ST_Area(g)', alone(shapes.map((shape) => shape ?? empty)));
}

function worst(ours: readonly number[], theirs: readonly number[], unit: readonly number[]): number {
  return Math.max(...ours.map((value, i) => Math.abs(value - (theirs[i] ?? Number.NaN)) / (unit[i] ?? 1)));
}

describe('figures of record', () => {
  test('[CALC-2] areas are those of geography, and hectares equal to 2 decimals', async () => {
    const theirs = await ask<number>('ST_Area(g::geography)', alone(parcels));
    const ours = parcels.map(areaSquareMetres);
    expect(worst(ours, theirs, theirs)).toBeLessThan(1e-8);
    expect(parcels.map(areaHectares)).toEqual(theirs.map((area) => Math.round(area / 100) / 100));
  });

  test('lengths of outlines and of lines are those of geography', async () => {
    const lines = parcels.map((parcel): Geometry => ({
      type: 'LineString',
      coordinates: positionsOf(parcel),
    }));
    const around = await ask<number>('ST_Perimeter(g::geography)', alone(parcels));
    const along = await ask<number>('ST_Length(g::geography)', alone(lines));
    expect(worst(parcels.map(lengthMetres), around, around)).toBeLessThan(1e-9);
    expect(worst(lines.map(lengthMetres), along, along)).toBeLessThan(1e-9);
  });

  test('projected positions are those of PROJ to a micrometre, on the mainland and on the Chathams', async () => {
    const points = parcels.map((parcel): Geometry => ({
      type: 'Point',
      coordinates: positionsOf(parcel)[0] ?? [0, 0],
    }));
    const theirs = await ask<string>(
      `ST_AsText(ST_Transform(g, case when ST_X(g) < 0 then 3793 else 2193 end), 9)`,
      alone(points),
    );
    const distances = points.map((point, i) => {
      const [easting = 0, northing = 0] = (theirs[i]?.match(/[\d.]+/g) ?? []).map(Number);
      const [x, y] = projectionFor(bounds(point)).forward(positionsOf(point)[0] ?? [0, 0]);
      return Math.hypot(x - easting, y - northing);
    });
    expect(Math.max(...distances)).toBeLessThan(1e-6);
  });
});

describe('set operations', () => {
  test.each([
    { name: 'intersection', sql: 'ST_Intersection(g, h)' },
    { name: 'difference', sql: 'ST_Difference(g, h)' },
    { name: 'union', sql: 'ST_Union(g, h)' },
  ] as const)('$name has the same area', async ({ name, sql }) => {
    const theirs = await ask<number>(`ST_Area(${sql})`, pairs);
    const ours = await planarAreas(pairs.map(([a, b]) => geos[name](a, b)));
    expect(worst(ours, theirs, await planarAreas(parcels))).toBeLessThan(1e-9);
  });

  test('places lie inside and outside the same parcels, corners and middles of edges included', async () => {
    const places = parcels.map((parcel, i): Position => {
      const [a = chathams, b = chathams] = positionsOf(parcel);
      const between = random();
      return i % 3 === 0 ? a : [a[0] + (b[0] - a[0]) * between, a[1] + (b[1] - a[1]) * between];
    });
    const points = places.map((coordinates): Geometry => ({ type: 'Point', coordinates }));
    const theirs = await ask<boolean>('ST_Intersects(g, h)', parcels.map((parcel, i) => [parcel, points[i] ?? parcel])); // prettier-ignore
    expect(parcels.map((parcel, i) => containsPoint(parcel, places[i] ?? [0, 0]))).toEqual(theirs);
  });

  test('a boundary merged from subdivided land is the union of its noded parcels', async () => {
    for (let i = 0; i < 20; i++) {
      const noded = insertSharedVertices(
        subdivide(random, randomPlace(random), 40).parcels.map((p) => p.coordinates),
      );
      const merged = geos.mergePolygons(noded.map((coordinates) => ({ type: 'Polygon', coordinates })));
      const [answer] = await ask<string>(
        `(select ST_NumGeometries(ST_Multi(u)) || ' ' || ST_Area(ST_SymDifference(u, h)) / ST_Area(u) from (select ST_UnaryUnion(g) as u) as united)`,
        [[{ type: 'MultiPolygon', coordinates: noded }, merged ?? { type: 'MultiPolygon', coordinates: [] }]],
      );
      expect(answer).toBe('1 0');
    }
  });
});

describe('validity', () => {
  test('is judged alike, by GEOS and by our own test without it', async () => {
    const shapes = [...parcels, ...scrawls].filter(
      (shape) => new Set(positionsOf(shape).map(String)).size >= 3,
    );
    const theirs = await ask<boolean>('ST_IsValid(g)', alone(shapes));
    expect(theirs.filter((isValid) => !isValid).length).toBeGreaterThan(100);
    expect(shapes.map((shape) => geos.isValid(shape))).toEqual(theirs);
    expect(shapes.map((shape) => findPolygonProblem(shape) === null)).toEqual(theirs);
  });

  test('repair gives the area that PostGIS gives, wherever PostGIS itself arrives at a valid shape', async () => {
    const moved = parcels.map((parcel): PolygonGeometry => {
      const [outline = [], ...holes] = parcel.coordinates;
      const [x, y] = outline[0] ?? [0, 0];
      return {
        type: 'Polygon',
        coordinates: [outline.with(2, [x + 0.01 * random(), y + 0.01 * random()]), ...holes],
      };
    });
    const theirs = await ask<number | null>(
      `(select case when ST_IsValid(r) then ST_Area(r) end
          from (select ST_CollectionExtract(ST_MakeValid(g, 'method=structure keepcollapsed=false'), 3) as r) as repaired)`,
      alone(moved),
    );
    const ours = await planarAreas(moved.map((shape) => geos.repair(shape)));
    const judged = ours.flatMap((area, i) =>
      theirs[i] === null ? [] : [[area, theirs[i] ?? Number.NaN] as const],
    );
    expect(judged.length).toBeGreaterThan(CASES * 0.95);
    expect(worst(judged.map(([a]) => a), judged.map(([, b]) => b), judged.map(([, b]) => b))).toBeLessThan(1e-9); // prettier-ignore
    expect(moved.filter((shape) => findPolygonProblem(shape) !== null).length).toBeGreaterThan(30);
  });

  test('a split by a line has the pieces of ST_Split', async () => {
    const lines = places.map(([x, y]): Geometry => ({ type: 'LineString', coordinates: [[x - 0.1, y - 0.003], [x + 0.1, y + 0.004]] })); // prettier-ignore
    const theirs = await ask<number>(
      'ST_NumGeometries(ST_Split(g, h))',
      parcels.map((p, i) => [p, lines[i] ?? p]),
    );
    const ours = parcels.map((parcel, i) => {
      const line = lines[i];
      return line?.type === 'LineString' ? geos.splitPolygon(parcel, line).length : 0;
    });
    expect(ours).toEqual(theirs);
  });

  test('a buffer of 20 m on the projection has the area of ST_Buffer there', async () => {
    const theirs = await ask<number>(
      `(select ST_Area(ST_Buffer(p, 20 * ST_Distance(ST_Transform(n, ST_SRID(p)), ST_Transform(s, ST_SRID(p)))
                                        / ST_Distance(n::geography, s::geography), 8))
          from (select ST_Transform(g, case when ST_XMin(g) < 0 then 3793 else 2193 end) as p,
                       ST_Translate(m, 0, 0.00005) as n, ST_Translate(m, 0, -0.00005) as s
                  from (select ST_Centroid(ST_Envelope(g)) as m) as middle) as plane)`,
      alone(parcels),
    );
    const flat = parcels.map((parcel) => {
      const buffer = geos.bufferMetres(parcel, 20);
      const { forward } = projectionFor(bounds(parcel));
      const parts = buffer === null ? [] : polygonsOf(buffer);
      return {
        type: 'MultiPolygon',
        coordinates: parts.map((rings) => rings.map((ring) => ring.map(forward))),
      } as const;
    });
    expect(worst(await planarAreas(flat), theirs, theirs)).toBeLessThan(1e-8);
  });
});
