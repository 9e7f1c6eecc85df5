import { join } from 'node:path';
import { expect, test } from 'vitest';
import { partsOnTheWay } from './parts.mjs';

const source = (path: string): string => join(import.meta.dirname, '../src', path);
const part = (fileName: string, ...modules: string[]) => ({ fileName, moduleIds: modules.map(source) });

const bundle = {
  'assets/draw.js': part(
    'assets/draw.js',
    'screens/plan-edit-map/draw-screen.tsx',
    'activities/load-plan-map/fetch-plan.ts',
  ),
  'assets/engine.js': part('assets/engine.js', 'map/plan-map.tsx'),
  'assets/forms.js': part('assets/forms.js', 'screens/plan-farm-info/farm-info-screen.tsx'),
  'assets/list.js': part(
    'assets/list.js',
    'app/shell/user-menu.tsx',
    'screens/dashboard/dashboard-screen.tsx',
    'screens/dashboard/fetch-plans.ts',
    'session/pending-plan.ts',
    'session/kept-queries.ts',
  ),
  'assets/care.js': part('assets/care.js', 'session/erase-device.ts', 'app/start-service-worker.ts'),
  'assets/plan.js': part(
    'assets/plan.js',
    'app/shell/plan-frame.tsx',
    'places/plan-screen.tsx',
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
  'assets/maplibre-gl-worker-c3.js': { fileName: 'assets/maplibre-gl-worker-c3.js' },
  'assets/some-other.js': part('assets/some-other.js', 'screens/plan-life/life-screen.tsx'),
};

test('what is kept for later is fetched in the order of the way to a map, and everything else after it', () => {
  expect(partsOnTheWay(bundle)).toEqual([
    'assets/first.js',
    'assets/list.js',
    'assets/care.js',
    'assets/engine.js',
    'assets/maplibre-gl-worker-c3.js',
    'assets/plan.js',
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
