import { describe, expect, test } from 'vitest';
import { allKinds } from '../derive/any-kind.ts';
import { kinds } from '../kinds/registry.ts';
import { proposeFromTerrain } from './propose-from-terrain.ts';
import type { SlopeFigures } from './slope-figures.ts';

const figures: SlopeFigures = {
  meanDegrees: 12.4,
  steepestDegrees: 31.3,
  slopeClass: 'rolling',
  hectaresByClass: [
    { slopeClass: 'flat', hectares: 3.2 },
    { slopeClass: 'rolling', hectares: 1010 },
  ],
  cellMetres: 8,
};

describe('the terrain model proposes', () => {
  test('the class of a land unit, with the hectares of each', () => {
    expect(proposeFromTerrain(kinds.lmu.fields.slopeClass, figures)).toEqual({
      value: 'rolling',
      sentence: 'Mean slope 12.4° from the terrain model (8 m cells): Rolling (8-15)',
      detail: 'Flat (0-7) 3.20 ha · Rolling (8-15) 1,010.00 ha',
    });
  });

  test('the steepest 20 m of a paddock, to the step of its field', () => {
    expect(proposeFromTerrain(kinds.paddock.fields.maxSlope, figures)).toEqual({
      value: '31.5',
      sentence: 'Steepest 20 m 31.3° from the terrain model (8 m cells)',
    });
  });

  test.each([
    [3, 'a'],
    [3.1, 'b'],
    [12.4, 'c'],
    [20, 'd'],
    [25, 'e'],
    [35, 'f'],
    [35.1, 'g'],
  ])('for %s degrees the slope group %s of an LUC unit', (meanDegrees, value) => {
    expect(proposeFromTerrain(kinds.luc.fields.slopeGroup, { ...figures, meanDegrees })?.value).toBe(value);
  });

  test('nothing for a field that does not ask for slope', () => {
    expect(proposeFromTerrain(kinds.paddock.fields.notes, figures)).toBeNull();
  });

  test('for every field of slope there is of a shape with an area', () => {
    const asking = allKinds.flatMap((kind) =>
      Object.entries(kind.fields).flatMap(([key, field]) => (field.fromTerrain ? [`${kind.id}.${key}`] : [])),
    );
    expect(asking.sort()).toEqual([
      'lmu.slopeClass',
      'luc.slopeGroup',
      'paddock.maxSlope',
      'paddock.slopeClass',
    ]);
  });
});
