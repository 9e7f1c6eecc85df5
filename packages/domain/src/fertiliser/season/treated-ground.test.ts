import { loadGeos, type GeosOperations } from '@tussock/geometry';
import { beforeAll, expect, test } from 'vitest';
import type { AnyKind } from '../../derive/any-kind.ts';
import { kinds } from '../../kinds/registry.ts';
import { hectaresOf, paddock, strip } from './testing/strips.ts';
import { treatedGround } from './treated-ground.ts';

let geos: GeosOperations;
beforeAll(async () => {
  geos = await loadGeos();
});

/** The eastern quarter of the ground that is spread on. */
const quarter = strip(172.303, 0.001);
const whole = strip(172.3, 0.004);

test.each<{ key: string; kind: AnyKind }>([
  { key: 'feature_map_layer', kind: kinds.customFeature },
  { key: 'csas', kind: kinds.csa },
  { key: 'ecosystems', kind: kinds.ecosystem },
  { key: 'dams', kind: kinds.dam },
])('an exclusion zone named under $key is taken off the ground', ({ key, kind }) => {
  const zone = { ...paddock('Zone', quarter), featureType: kind.wording.featureType };
  const properties = { fertiliser_application_exclusion_zones: [{ name: 'Kept clear', [key]: ['zone'] }] };
  const ground = treatedGround(geos, { drawn: whole, properties }, new Map([['zone', zone]]));
  expect(ground.hectares).toBeCloseTo(hectaresOf(whole) - hectaresOf(quarter), 1);
  expect(ground.parts.map(({ label }) => label)).toEqual(['Drawn shape', 'Kept clear']);
});

test('zones of one row with a distance take off what lies within it, whatever they are', () => {
  const dam = {
    ...paddock('Dam', whole),
    featureType: kinds.dam.wording.featureType,
    geometry: { type: 'Point', coordinates: [172.302, -42.795] },
  } as const;
  const row = { name: 'Dam', dams: ['dam'], setback: 50 };
  const properties = { fertiliser_application_exclusion_zones: [row] };
  const { hectares } = treatedGround(geos, { drawn: whole, properties }, new Map([['dam', dam]]));
  // A circle of 50 m has 0.785 ha.
  expect(hectaresOf(whole) - hectares).toBeCloseTo(0.78, 1);
});
