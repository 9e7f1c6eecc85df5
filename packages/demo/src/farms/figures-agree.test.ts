import { kinds } from '@tussock/domain';
import { areaHectares, areaSquareMetres, isPolygonal, sumHectares, type Geometry } from '@tussock/geometry';
import { describe, expect, test } from 'vitest';
import { demoValley } from './demo-valley.ts';
import type { DrawnFeature } from './drawn-feature.ts';
import { farmRegisters } from './farm-registers.ts';
import { layOutFarm } from './arrange-farm.ts';
import { pickFarms } from './pick-farms.ts';
import { herdSize, stockYears } from './stock-years.ts';

const today = '2026-11-22';
const farms = pickFarms(demoValley()).map((farm) => ({ farm, drawn: layOutFarm(farm) }));
const shapeOf = ({ geometry }: DrawnFeature) => geometry as Geometry;
const ofKind = (drawn: readonly DrawnFeature[], { id }: { readonly id: string }) =>
  drawn.filter(({ kindId }) => kindId === id);

describe.each(farms)('the figures of $farm.propertyName agree', ({ farm, drawn }) => {
  const paddocks = ofKind(drawn, kinds.paddock);
  const area = sumHectares(paddocks.map((one) => areaSquareMetres(shapeOf(one))));
  const registers = farmRegisters(farm, { today, idOf: () => undefined });
  const enterprises = registers.enterprises ?? [];

  test('its enterprises have all of its ground, and no more', () => {
    expect(farm.hectares).toBe(area);
    const hectares = enterprises.reduce((sum, one) => sum + (one.hectares ?? 0), 0);
    expect(hectares).toBeCloseTo(area, 6);
    expect(enterprises.reduce((sum, one) => sum + (one.sharePercent ?? 0), 0)).toBe(100);
  });

  test('no enterprise is of a crop that no paddock is in', () => {
    const uses = new Set(paddocks.map(({ attributes }) => attributes['use']));
    const isCropped = uses.has('crop');
    expect(enterprises.some(({ kind }) => kind === 'crop')).toBe(isCropped);
  });

  test('its grounds for spreading are no more than the farm', () => {
    const spread = (registers.distributionAreas ?? []).reduce((sum, one) => sum + (one.hectares ?? 0), 0);
    expect(spread).toBeLessThanOrEqual(area);
  });

  test('fertiliser was spread on the area of its ground', () => {
    const areas = ofKind(drawn, kinds.fertiliser).map((one) => [
      one.attributes['area'],
      one.attributes['areaIsTyped'],
    ]);
    const grounds = ofKind(drawn, kinds.fertiliser).map((one) => [areaHectares(shapeOf(one)), false]);
    expect(areas).toEqual(grounds);
  });

  test('irrigators that are drawn as an area water that area', () => {
    const irrigators = drawn.filter(
      (one) => one.attributes['areaIrrigated'] !== undefined && isPolygonal(shapeOf(one)),
    );
    expect(irrigators.length).toBeGreaterThan(4);
    expect(irrigators.map(({ attributes }) => attributes['areaIrrigated'])).toEqual(
      irrigators.map((one) => areaHectares(shapeOf(one))),
    );
  });

  test('its herd is as large in the register, the stock months and on the land units', () => {
    const units = ofKind(drawn, kinds.lmu);
    const rows = stockYears(farm, {
      units: units.map((one, index) => ({ id: String(index), hectares: areaHectares(shapeOf(one)) })),
      today,
    });
    const [first] = rows;
    const openings = rows.filter((row) => row.month === first?.month && row.class === first.class);
    expect(openings.reduce((sum, row) => sum + (row.opening ?? 0), 0)).toBe(herdSize(farm));
    expect(enterprises[0]?.note).toContain(String(herdSize(farm)));
    const grazed = units.filter(({ attributes }) => attributes['stock'] !== undefined);
    const share = sumHectares(grazed.map((one) => areaSquareMetres(shapeOf(one)))) / area;
    const head = grazed
      .flatMap(({ attributes }) => attributes['stock'] as readonly { stockClass: string; head: number }[])
      .filter(({ stockClass }) => stockClass === first?.class)
      .reduce((sum, mob) => sum + mob.head, 0);
    expect(Math.abs(head - herdSize(farm) * share)).toBeLessThan(3);
  });
});
