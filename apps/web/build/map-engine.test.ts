import { describe, expect, test } from 'vitest';
import { inItsPlace, loadsLibrariesAlone, WORKER_MODULE } from './map-engine.mjs';

describe('in the place of a module of the engine that is left out', () => {
  const MODULE = `import { Base } from './base.ts';
export type Words = string;
export interface Shape { readonly a: number }
export const isHeatLayer = (layer: Base): layer is HeatLayer => layer.type === 'heat';
export class HeatLayer extends Base {}
const drawHeat = () => undefined;
export { drawHeat, type Base };
`;

  test('stand the same names, and neither its types nor what it used', () => {
    const names = [...inItsPlace('heat.ts', MODULE).matchAll(/export (?:const|function) (\w+)/g)];
    expect(names.map(([, name]) => name)).toEqual(['isHeatLayer', 'HeatLayer', 'drawHeat']);
  });

  test('nothing is such a thing, and whoever makes one after all is told', async () => {
    const code = inItsPlace('heat.ts', MODULE);
    const { isHeatLayer, HeatLayer } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      isHeatLayer: (layer: object) => boolean;
      HeatLayer: new () => object;
    };
    expect(isHeatLayer({ type: 'heat' })).toBe(false);
    expect(() => new HeatLayer()).toThrow('HeatLayer is left out of this build');
  });
});

describe('the worker of maps', () => {
  const part = (fileName: string, imports: readonly string[], ...moduleIds: string[]) => ({
    type: 'chunk',
    fileName,
    imports,
    dynamicImports: [],
    moduleIds,
  });
  const worker = part('worker.js', ['shared.js'], WORKER_MODULE);
  const shared = part('shared.js', ['runtime.js'], '/x/node_modules/pbf/index.js?map-engine');
  const runtime = part('runtime.js', [], '\0rolldown/runtime.js');
  const bundleOf = (...parts: readonly { readonly fileName: string }[]) =>
    Object.fromEntries(parts.map((one) => [one.fileName, one]));

  test('loads what it shares with the page, which is of libraries alone', () => {
    expect(loadsLibrariesAlone(bundleOf(worker, shared, runtime))).toBe(true);
  });

  test('loads no part of the page, however far away', () => {
    const page = part('page.js', [], '/x/apps/web/src/app/main.tsx');
    const far = { ...runtime, imports: ['page.js'] };
    expect(loadsLibrariesAlone(bundleOf(worker, shared, far, page))).toBe(false);
  });

  test('and a build without it is told', () => {
    expect(loadsLibrariesAlone(bundleOf(shared, runtime))).toBe(false);
  });
});
