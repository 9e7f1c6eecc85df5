import { describe, expect, test } from 'vitest';
import { kindById } from '../derive/any-kind.ts';
import type { Field } from '../kind/field.ts';
import type { Option } from '../kind/options.ts';
import { grades } from '../options/risk.ts';
import type { KindId } from './registry.ts';

/** The options that a form offers: the field of a kind, or of a row of its list field. */
function offered(kindId: KindId, path: string): readonly Option[] {
  const [key = '', inRow] = path.split('.');
  const outer: Field | undefined = kindById(kindId).fields[key];
  const field = inRow !== undefined && outer?.type === 'list' ? outer.row[inRow] : outer;
  if (field?.type !== 'enum' && field?.type !== 'multiEnum')
    throw new Error(`${kindId}.${path} offers nothing`);
  return field.options;
}

const labels = (options: readonly Option[]): string[] => options.map(({ label }) => label);

/** Enumerations whose every value the specification gives in words, and a field that offers each. */
const inWords: readonly (readonly [KindId, string, string])[] = [
  [
    'fenceline',
    'fenceType',
    'Wire post and batton; Post and wire; Post and netting; Multi-wire electric; Deer netting; Post and rail; Temporary and semi-permanent',
  ],
  [
    'paddock',
    'cropGroup',
    'Fodder; Forages; Grain; Seed; Green vegetables; Legume vegetables; Root vegetables; Other vegetables; Green manure',
  ],
  ['paddock', 'cultivation', 'Minimum till; Direct drilled; Conventional'],
  ['paddock', 'slopeClass', 'Flat (0-7); Rolling (8-15); Easy Hill (16-25); Steep Hill (>26)'],
  ['paddock', 'cropUse', 'Cut & carry; Grazed in-situ; Grazing & cutting; Pasture fallow'],
  ['paddock', 'residue', 'Retained; Grazed; Burnt; Removed'],
  [
    'lmu',
    'parentMaterial',
    'Sands & gravels; Loess; Peat; Mudstone; Sandstone; Argillite; Pumice & Ash & Lapilli; Volcanic rock; Other',
  ],
  ['lmu', 'waterlogging', 'Rare; Occasional; Winter; Winter or rain; Is compacted'],
  ['lmu', 'drainage', 'Very poor; Poor; Imperfect; Moderately well; Well'],
  [
    'lmu',
    'stock.type',
    'Sheep; Beef/Dairy Grazing; Deer; Dairy; Dairy Goat; Dairy Sheep; Horses; Goats; Alpacas/Llamas',
  ],
  ['waterTank', 'material', 'Not applicable; Plastic; Concrete; Stainless steel; Steel; Wood'],
  ['waterTank', 'pipeType', 'Not applicable; Alkathene; Galvanised'],
  ['waterTank', 'pipeSize', 'Not applicable; 15; 20; 25; 32; 40; 50'],
  ['lmu', 'risks.planLevel', 'High; Medium; Low'],
  ['lmu', 'assessment.tag', 'Strength; Limitation; Risk'],
  ['lmu', 'irrigationKind', 'Moveable spray; Fixed spray; Drip / micro; None'],
];

/** Enumerations which the specification gives as keys. */
const asKeys: readonly (readonly [KindId, string, string])[] = [
  ['lmu', 'risks.riskType', 'nLeaching pLeaching runoffContamination erosion soilCompaction'],
  [
    'lmu',
    'risks.mitigations',
    'avoidGrazing reduceSoilCultivation optimalUsePhos stockExclusion soilConservation reduceSoilPhosphorus avoidingIntensive encouragementOfRiparian diversionOfRunoff grassBuffers wetland sedimentTraps other',
  ],
];

describe('[ENT-15] the enumerations of the specification', () => {
  test.each(inWords)('%s %s are these, in this order', (kindId, path, values) => {
    expect(labels(offered(kindId, path))).toEqual(values.split('; '));
  });

  test.each(asKeys)('%s %s are these keys, in this order', (kindId, path, keys) => {
    expect(offered(kindId, path).map(({ key }) => key)).toEqual(keys.split(' '));
  });

  test('an action is good or premium', () => {
    expect(grades.map(({ key }) => key)).toEqual(['good', 'premium']);
  });

  test.each([
    { kindId: 'paddock', path: 'pastureSpecies', is: [16, 'Ryegrass/white clover', 'Chicory'] },
    { kindId: 'lmu', path: 'soilTexture', is: [12, 'Clay', 'Sand'] },
  ] as const)('$kindId $path: how many they are, the first and the last', ({ kindId, path, is }) => {
    const options = labels(offered(kindId, path));
    expect([options.length, options[0], options.at(-1)]).toEqual(is);
  });

  test('the practices stand under twelve codes, 26 in all', () => {
    const practices = [...offered('pivot', 'practices'), ...offered('fertiliser', 'practices')];
    expect(new Set(practices.map(({ key }) => key)).size).toBe(26);
    expect(new Set(practices.map(({ group }) => group)).size).toBe(12);
  });

  test.each([
    ['paddock', 'cropGroup', 'crop'],
    ['lmu', 'stock.type', 'stock.stockClass'],
    ['lmu', 'stock.type', 'stock.breed'],
    ['paddock', 'stock.type', 'stock.stockClass'],
  ] as const)('%s: each of %s has its own %s, and no other', (kindId, groupPath, path) => {
    const groups = offered(kindId, groupPath).map(({ key }) => key);
    const options = offered(kindId, path);
    expect(groups.filter((group) => !options.some((option) => option.groups?.includes(group)))).toEqual([]);
    expect(
      options.filter(
        (option) => !option.groups?.length || option.groups.some((key) => !groups.includes(key)),
      ),
    ).toEqual([]);
  });

  test('no enumeration offers a key twice', () => {
    for (const [kindId, path] of [...inWords, ...asKeys]) {
      const keys = offered(kindId, path).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});
