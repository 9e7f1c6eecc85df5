import { bookWords, FENCE_RISK_WIDTH, kinds, levelLineColour, soilBands, type Level } from '@tussock/domain';
import { bookExample, farmRows, featureRow } from '@tussock/testkit';
import { expect, test } from 'vitest';
import { readBook } from '../book/read-book.ts';
import { groundOf } from './ground.ts';
import { fenceLooks, fencesAlongWater, joinLooks, soilLooksOf, unitLooks, type Looks } from './map-looks.ts';

const line = {
  type: 'LineString',
  coordinates: [
    [172.4005, -42.7995],
    [172.4015, -42.7985],
  ],
} as const;
const fence = (name: string, values: object) => featureRow(kinds.fenceline.id, line, { name, ...values });
const transect = (name: string) =>
  featureRow(kinds.transect.id, line, {
    name,
    landUse: 'pastoral',
    parentMaterial: 'sedimentary',
    farmType: 'sheepBeef',
  });
const testOf = (transectId: string, sampledOn: string, value: number) => ({
  id: `${transectId} ${sampledOn}`,
  entity: 'soilTest',
  version: 1,
  values: { transectId, sampledOn, olsenPhosphorus: { value } },
  made: { createdAt: '2026-11-01T00:00:00.000Z' },
});
const planOf = (...rows: typeof farmRows) => readBook({ ...bookExample, rows: [...farmRows, ...rows] });
type Plan = ReturnType<typeof planOf>;
const colourOf = (looks: Looks, { features }: Plan, name: string) => {
  const feature = features.find(({ id }) => id === name);
  return feature && looks.lookOf?.(feature, kinds.fenceline)?.style;
};
const rowsOf = ({ looks = [] }: Looks) => looks.map(({ label, style }) => [label, style.colour]);
const fenceRow = (level: Level, name: string) => [bookWords.maps.fence(name), levelLineColour(level)];

const water = { purpose: 'waterwayOrWetland' };
const planned = fence('Swamp', { ...water, status: 'planned' });
const sound = fence('Creek', water);
const inner = fence('Middle', { purpose: 'subdivision' });

test('[MAP-4] on the map of risk fences along water have the colours of their risk, and the legend explains them', () => {
  const plan = planOf(planned, sound);
  const looks = joinLooks(unitLooks(plan.risks), fenceLooks(plan.features, plan.today));
  expect(colourOf(looks, plan, 'Swamp')).toMatchObject({
    colour: levelLineColour('high'),
    width: FENCE_RISK_WIDTH,
  });
  expect(colourOf(looks, plan, 'Creek')?.colour).toBe(levelLineColour('low'));
  expect(rowsOf(looks).slice(-2)).toEqual([fenceRow('low', 'Low'), fenceRow('high', 'High')]);
});

test('[MAP-4] a fence that is not there for water is not on the map of risk', () => {
  const plan = planOf(sound, inner);
  const ground = groundOf(plan.blocks, plan.features);
  const shown = ground && fencesAlongWater(ground, plan.today).features.map(({ id }) => id);
  expect(shown).toContain('Creek');
  expect(shown).toContain('River flats');
  expect(shown).not.toContain('Middle');
});

test('[MAP-4] on the map of nutrients transects have the colours of their newest Olsen P', () => {
  const plan = planOf(
    transect('Flats'),
    transect('Hill'),
    transect('New'),
    testOf('Flats', '2020-06-18', 9),
    testOf('Flats', '2026-06-18', 18),
    testOf('Hill', '2026-06-18', 9),
  );
  const looks = soilLooksOf(plan, 'olsenPhosphorus');
  expect(colourOf(looks, plan, 'Flats')?.colour).toBe(soilBands.target.colour);
  expect(colourOf(looks, plan, 'Hill')?.colour).toBe(soilBands.low.colour);
  expect(colourOf(looks, plan, 'Front 🐄')).toBeUndefined();
  expect(rowsOf(looks).map(([label]) => label)).toEqual([
    'Olsen P: below target',
    'Olsen P: on target',
    'Olsen P: not tested',
  ]);
});

test('[MAP-4] transects that were never tested look as their kind does', () => {
  expect(soilLooksOf(planOf(transect('Flats')), 'olsenPhosphorus')).toEqual({});
});
