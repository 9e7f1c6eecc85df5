import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AnyRouteDeclaration } from '../routes/plan-route.ts';
import { publicRoutes, planRoutes, signedInRoutes } from './all-routes.ts';
import { router } from './router.tsx';

const SOURCES = join(import.meta.dirname, '..');
const places: readonly AnyRouteDeclaration[] = [...publicRoutes, ...signedInRoutes, ...planRoutes];
const named = places.map((place) => [place.path, place] as const);

/** What stands in an address for each parameter. */
const anyParams = (place: AnyRouteDeclaration) =>
  Object.fromEntries(place.paramNames.map((name) => [name, '0190b5a0-0000-7000-8000-000000000001']));

/** The address as a link makes it; one without parameters is asked for its search alone. */
const addressOf = (place: AnyRouteDeclaration) =>
  (place.at as (params?: object) => ReturnType<AnyRouteDeclaration['at']>)(
    place.paramNames.length === 0 ? undefined : anyParams(place),
  );

const sourceFiles = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => [path, readFileSync(join(SOURCES, path), 'utf8')] as const);

describe('the routes', () => {
  test.each(named)('a link to %s opens that place and no other', (_, place) => {
    const { path, search } = addressOf(place);
    const found = router.matchRoutes(path, search).at(-1);
    expect(found?.staticData.place).toBe(place);
    expect(found?.params).toMatchObject(anyParams(place));
  });

  test('no two have the same path', () => {
    expect(new Set(places.map(({ path }) => path)).size).toBe(places.length);
  });

  test('every route.ts beside a screen is listed', async () => {
    const declared = await Promise.all(
      sourceFiles
        .filter(([path]) => /^screens[\\/].*[\\/]route\.ts$/.test(path))
        .map(([path]) => import(join(SOURCES, path)) as Promise<Record<string, unknown>>),
    );
    const exported = declared.flatMap((file) =>
      Object.values(file).filter((value) => typeof value === 'object' && value !== null && 'screen' in value),
    );
    expect(new Set(exported)).toEqual(new Set(places));
  });

  test('an entry in the navigation needs no more than the plan', () => {
    const entries = planRoutes.filter(({ navigation }) => navigation);
    expect(entries.map(({ paramNames }) => paramNames)).toEqual(entries.map(() => ['planId']));
  });

  test('a route without an entry is marked under one that has it, or is reached from none', () => {
    const markers = planRoutes.flatMap(({ belongsTo }) => belongsTo ?? []);
    expect(markers.every(({ navigation }) => navigation !== undefined)).toBe(true);
  });
});

describe('an address that is mistyped', () => {
  const NONSENSE = {
    page: 'abc',
    sort: 7,
    order: ['up'],
    search: { a: 1 },
    new: 'maybe',
    edit: 5,
    list: null,
    code: 'x',
    returnTo: 'https://elsewhere.example',
    startYear: 'never',
    analyte: '<script>',
    place: 'nowhere',
    transect: 'none',
    kind: 12,
    columns: false,
    span: 'decade',
    from: '2026-02-30',
  };

  test.each(named)('%s takes what fits of it and leaves the rest', (_, place) => {
    const read = place.readSearch(NONSENSE) as Readonly<Record<string, unknown>>;
    // Read again, what was taken stays as it is: it is a search this place could have written.
    expect(place.readSearch({ ...read })).toEqual(read);
    expect(read['page']).toBeUndefined();
  });
});

describe('addresses', () => {
  test('are made by routes: no source beside their declarations writes one', () => {
    const routed = places.map(({ path }) => path.split('/$')[0]).filter((path) => path !== '/plan');
    const written = sourceFiles
      .filter(([path]) => !/[\\/](route|plan-route)\.ts$/.test(path))
      .filter(([, text]) =>
        [...routed, '/plan/'].some((start) => ["'", '"', '`'].some((quote) => text.includes(quote + start))),
      )
      .map(([path]) => path);
    expect(written).toEqual([]);
  });
});
