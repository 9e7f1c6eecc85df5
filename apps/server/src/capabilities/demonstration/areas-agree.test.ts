import { layOutFarm, pickFarms, demoValley } from '@tussock/demo';
import { kinds } from '@tussock/domain';
import { areaSquareMetres, loadGeos, sumHectares, toHectares, type GeosOperations } from '@tussock/geometry';
import { beforeAll, expect, test } from 'vitest';

let geos: GeosOperations;
beforeAll(async () => {
  geos = await loadGeos();
});

test.each(pickFarms(demoValley()))(
  '[CALC-2] $propertyName: boundary, paddocks and land units have one area, to the last digit shown',
  (farm) => {
    const drawn = layOutFarm(farm);
    const boundary = geos.mergePolygons(farm.titles.map(({ geometry }) => geometry));
    const sumOf = (kindId: string): number =>
      sumHectares(
        drawn.filter((one) => one.kindId === kindId).map(({ geometry }) => areaSquareMetres(geometry)),
      );
    const area = boundary && toHectares(areaSquareMetres(boundary));
    expect(area).toBeGreaterThan(150);
    expect([sumOf(kinds.paddock.id), sumOf(kinds.lmu.id)]).toEqual([area, area]);
  },
);
