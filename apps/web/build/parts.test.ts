import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawPlace } from '../src/screens/plan-edit-map/place.ts';
import { farmPlace } from '../src/screens/plan-farm/place.ts';
import { soilPlace } from '../src/screens/plan-view-soil/place.ts';
import { WORKER_MODULE } from './map-engine.mjs';
import { firstFiles, partsAhead, partsOnTheWay, readFirstPartWhileItComes } from './parts.mjs';

const source = (path: string): string => join(import.meta.dirname, '../src', path);
const part = (fileName: string, ...modules: string[]) => ({ fileName, moduleIds: modules.map(source) });
const importing = (imports: readonly string[], one: ReturnType<typeof part>) => ({ ...one, imports });

const bundle = {
  'assets/draw.js': part(
    'assets/draw.js',
    'screens/plan-edit-map/draw-screen.tsx',
    'activities/load-plan-map/fetch-plan.ts',
  ),
  'assets/engine.js': part('assets/engine.js', 'map/plan-map.tsx'),
  'assets/forms.js': part('assets/forms.js', 'screens/plan-farm-info/farm-info-screen.tsx'),
  'assets/list.js': importing(
    ['assets/first.js', 'assets/menus.js'],
    part(
      'assets/list.js',
      'app/shell/user-menu.tsx',
      'screens/dashboard/dashboard-screen.tsx',
      'screens/dashboard/fetch-plans.ts',
      'session/pending-plan.ts',
      'session/kept-queries.ts',
    ),
  ),
  'assets/menus.js': part('assets/menus.js'),
  'assets/record.js': part('assets/record.js', 'session/open-plan-record.ts'),
  'assets/care.js': part('assets/care.js', 'session/erase-device.ts', 'app/start-service-worker.ts'),
  'assets/plan.js': part(
    'assets/plan.js',
    'app/shell/plan-frame.tsx',
    'places/plan-screen.tsx',
    'map/engine/paper-style.ts',
    'screens/plan-farm/farm-screen.tsx',
  ),
  'assets/first.js': part(
    'assets/first.js',
    'app/main.tsx',
    'places/placed-screen.tsx',
    'screens/public/welcome-screen.tsx',
  ),
  'assets/stage-0-a1.css': { fileName: 'assets/stage-0-a1.css' },
  'assets/life-screen-b2.css': { fileName: 'assets/life-screen-b2.css' },
  'assets/worker.js': {
    fileName: 'assets/worker.js',
    imports: ['assets/shared.js'],
    moduleIds: [WORKER_MODULE],
  },
  'assets/shared.js': { fileName: 'assets/shared.js', moduleIds: [] },
  'assets/some-other.js': part('assets/some-other.js', 'screens/plan-life/life-screen.tsx'),
};

test('what is kept for later is fetched in the order of the way to a map, and everything else after it', () => {
  expect(partsOnTheWay(bundle)).toEqual([
    'assets/first.js',
    'assets/list.js',
    'assets/menus.js',
    'assets/care.js',
    'assets/engine.js',
    'assets/worker.js',
    'assets/shared.js',
    'assets/plan.js',
    'assets/record.js',
    'assets/forms.js',
    'assets/draw.js',
    'assets/stage-0-a1.css',
  ]);
});

test('a build that has lost a part of the way is told', () => {
  expect(() =>
    partsOnTheWay({ ...bundle, 'assets/engine.js': part('assets/engine.js', 'map/other.tsx') }),
  ).toThrow('The build has lost a part of the way to a map.');
});

describe('what a page asks for ahead, by the path of the place', () => {
  const chunk = (
    fileName: string,
    imports: readonly string[],
    styles: readonly string[],
    ...modules: string[]
  ) => ({
    type: 'chunk',
    fileName,
    imports,
    isEntry: false,
    viteMetadata: { importedCss: new Set(styles) },
    moduleIds: modules.map(source),
  });
  const built = {
    'assets/boot.js': { ...chunk('assets/boot.js', [], [], 'boot.ts'), isEntry: true },
    'assets/words.js': chunk('assets/words.js', [], []),
    'assets/first.js': chunk(
      'assets/first.js',
      ['assets/boot.js', 'assets/words.js'],
      ['assets/first.css'],
      'app/main.tsx',
    ),
    'assets/frame.js': chunk('assets/frame.js', ['assets/first.js'], [], 'app/shell/plan-frame.tsx'),
    'assets/engine.js': chunk('assets/engine.js', [], ['assets/engine.css'], 'map/plan-map.tsx'),
    'assets/draw.js': chunk(
      'assets/draw.js',
      ['assets/frame.js'],
      [],
      'screens/plan-edit-map/draw-screen.tsx',
    ),
    'assets/farm.js': chunk('assets/farm.js', ['assets/frame.js'], [], 'screens/plan-farm/farm-screen.tsx'),
    'assets/new.css': { type: 'asset', fileName: 'assets/new.css' },
  };
  const filesAt = (path: string): readonly string[] => [
    ...new Set(partsAhead(built).flatMap((one) => (new RegExp(one.path, 'u').test(path) ? one.files : []))),
  ];
  const FRAME = ['/assets/frame.js'];

  test('every page asks for the first part, for what that does not run without and for its looks, and no place for these again', () => {
    expect(firstFiles(built)).toEqual(['assets/first.js', 'assets/words.js', 'assets/first.css']);
    expect(partsAhead(built).flatMap(({ files }) => files)).not.toContain('/assets/first.js');
  });

  test('a build that has lost the first part is told', () => {
    expect(() => firstFiles({ 'assets/boot.js': built['assets/boot.js'] })).toThrow(
      'The build has lost the part that the page begins with.',
    );
  });

  test('a browser is told to read the first part while it comes, and its map knows of the line that says so', () => {
    const told = {
      ...built,
      'assets/first.js': { ...built['assets/first.js'], code: 'start();' },
      'assets/first.js.map': { fileName: 'assets/first.js.map', source: '{"version":3,"mappings":"AAAA"}' },
    };
    readFirstPartWhileItComes().generateBundle.handler(undefined, told);
    expect(told['assets/first.js'].code).toBe('//# allFunctionsCalledOnLoad\nstart();');
    expect(told['assets/first.js.map'].source).toBe('{"version":3,"mappings":";AAAA"}');
    expect('code' in told['assets/words.js']).toBe(false);
  });

  test('the parts that hold its screen, those that these cannot run without, and their looks', () => {
    const draw = filesAt(drawPlace.at({ planId: 'a' }).path);
    expect(draw.toSorted()).toEqual(
      [...FRAME, '/assets/draw.js', '/assets/engine.css', '/assets/engine.js'].toSorted(),
    );
    expect(filesAt(farmPlace.at({ planId: 'a' }).path).toSorted()).toEqual(
      [...FRAME, '/assets/farm.js'].toSorted(),
    );
  });

  test('the frame of a farm for any other of its places, and nothing for the public ones', () => {
    expect(filesAt(soilPlace.at({ planId: 'a' }).path).toSorted()).toEqual(FRAME);
    expect(filesAt('/')).toEqual([]);
  });
});
