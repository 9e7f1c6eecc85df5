import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mitigationActions, riskTypes } from '../options/risk.ts';
import { assessRisk } from './assess-risk.ts';
import { riskRuleSets } from './risk-rules.ts';
import { explainPoints, explainSteps } from './explain-rating.ts';
import { levelLooks, NOT_RATED } from './level-looks.ts';
import { chosenOf, landOfPlan, lucUnitsOn, paddocksIn, riskOfLand, type LandFeature } from './land-risk.ts';
import { withMitigation, withPlanLevel, withReason, type RiskChoices } from './unit-choices.ts';
import { helpfulMitigations } from './helpful-mitigations.ts';

/** A box of hundredths of a degree, some 800 m wide and 1.1 km high each. */
const box = (west: number, south: number, east: number, north: number): LandFeature['geometry'] => {
  const at = (x: number, y: number): [number, number] => [171 + x / 100, -43 + y / 100];
  return {
    type: 'Polygon',
    coordinates: [[at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)]],
  };
};
const feature = (
  _id: string,
  featureType: string,
  geometry: LandFeature['geometry'],
  properties: LandFeature['properties'] = {},
): LandFeature => ({
  _id,
  featureType,
  geometry,
  areaHectares: null,
  properties: { name: _id, status: 'existing', ...properties },
});
const downs = {
  landUse: 'winterForage',
  landUseIntensity: 'cropOrWinterForage',
  slopeClass: 'steepHill',
  parentMaterial: 'loess',
  soilTexture: 'siltyClayLoam',
  drainage: 'imperfect',
  waterlogging: 'winter',
  farmType: 'sheepBeef',
};
const unit = feature('Downs', 'lmu', box(0, 0, 10, 10), downs);
const swale = { csaType: 'swale', connectedTo: 'drain' };
const transect = feature(
  'Transect 1',
  'transect',
  {
    type: 'LineString',
    coordinates: [
      [171.04, -42.95],
      [171.05, -42.95],
    ],
  },
  { landUse: 'pastoral', parentMaterial: 'sedimentary', farmType: 'sheepBeef' },
);
const testOf = (sampledOn: string, value: number) => ({
  transectId: 'Transect 1',
  details: { sampledOn },
  results: { olsenPhosphorus: { value } },
});

const rated = (features: readonly LandFeature[], tests: Parameters<typeof riskOfLand>[1] = []) => {
  const [first] = riskOfLand(features, tests, riskRuleSets.newest());
  if (!first) throw new Error('the first unit is rated');
  return first;
};
const ratingOf = (risk: ReturnType<typeof rated>, riskType: (typeof riskTypes)[number]['key']) => {
  const found = risk.ratings.find((one) => one.riskType === riskType);
  if (!found) throw new Error('every risk is rated');
  return found;
};

describe('what lies in a land unit is read from the map', () => {
  test('of the LUC units on it the one that covers most counts, whatever of them lies outside', () => {
    const most = feature('6e', 'luc', box(0, 0, 6, 10), { class: '6', subclass: 'e' });
    const least = feature('7e', 'luc', box(6, 0, 30, 10), { class: '7', subclass: 'e' });
    expect(rated([unit, least, most]).facts.luc).toEqual({ class: '6', subclass: 'e' });
    expect(
      lucUnitsOn(unit, landOfPlan([least, most], [], riskRuleSets.newest())).map(({ name }) => name),
    ).toEqual(['6e', '7e']);
  });

  test('the LUC units that a person chose count in place of those of the map', () => {
    const most = feature('6e', 'luc', box(0, 0, 6, 10), { class: '6', subclass: 'e' });
    const least = feature('7e', 'luc', box(6, 0, 10, 10), { class: '7', subclass: 'e' });
    const chosen = { ...unit, properties: { ...unit.properties, lucIds: ['7e'] } };
    expect(rated([chosen, least, most]).facts.luc).toEqual({ class: '7', subclass: 'e' });
  });

  test('an empty choice is as the map says', () => {
    const shares = lucUnitsOn(
      unit,
      landOfPlan([feature('6e', 'luc', box(0, 0, 6, 10))], [], riskRuleSets.newest()),
    );
    expect(chosenOf(shares, [])).toBe(shares);
  });

  test('a chosen unit that was drawn anew counts as the map has it', () => {
    const anew = feature('B', 'luc', box(0, 0, 10, 10), { class: '7', subclass: 'e' });
    const chosen = { ...unit, properties: { ...unit.properties, lucIds: ['A'] } };
    expect(rated([chosen, anew]).facts.luc).toEqual({ class: '7', subclass: 'e' });
  });

  test.each([
    ['inside', box(2, 2, 3, 3), {}, true],
    ['beside it along the border', box(10, 0, 12, 10), {}, false],
    ['planned', box(2, 2, 3, 3), { status: 'planned' }, false],
    ['not connected', box(2, 2, 3, 3), { connectedTo: 'notConnected' }, false],
  ])('a critical source area %s', (_where, geometry, properties, counts) => {
    const csa = feature('Swale', 'csa', geometry, { ...swale, ...properties });
    expect(rated([unit, csa]).facts.hasCriticalSourceArea).toBe(counts);
  });

  test('a drain along its border is no critical source area of it, one through it is', () => {
    const drain = (west: number) =>
      feature(
        'Drain',
        'csa',
        {
          type: 'LineString',
          coordinates: [
            [171 + west / 100, -42.99],
            [171 + west / 100, -42.95],
          ],
        },
        swale,
      );
    expect(rated([unit, drain(10)]).facts.hasCriticalSourceArea).toBe(false);
    expect(rated([unit, drain(5)]).facts.hasCriticalSourceArea).toBe(true);
  });

  test('Olsen P is that of the newest test of the transect that crosses it', () => {
    const risk = rated([unit, transect], [testOf('2023-05-04', 12), testOf('2026-05-19', 34)]);
    expect(risk.facts.olsenP).toBe('wellAbove');
    expect(risk.testedBy).toEqual({ name: 'Transect 1', sampledOn: '2026-05-19' });
  });

  test('paddocks are those that lie in it by more than a border', () => {
    const land = landOfPlan(
      [feature('In', 'paddocks', box(1, 1, 2, 2)), feature('Beside', 'paddocks', box(10, 1, 12, 2))],
      [],
      riskRuleSets.newest(),
    );
    expect(paddocksIn(unit, land).map(({ name }) => name)).toEqual(['In']);
  });

  test('what is marked as removed is not read, and a removed unit is not rated', () => {
    const gone = feature('7e', 'luc', box(0, 0, 10, 10), { class: '7', subclass: 'e', status: 'removed' });
    expect(rated([unit, gone]).asksForLuc).toBe(true);
    expect(
      riskOfLand([{ ...unit, properties: { ...downs, status: 'removed' } }], [], riskRuleSets.newest()),
    ).toEqual([]);
  });
});

describe('every point is told with what it is and where it was read', () => {
  const risk = rated(
    [unit, transect, feature('Swale', 'csa', box(2, 2, 3, 3), swale)],
    [testOf('2026-05-19', 34)],
  );

  test('a source area by its name, a soil test by its day', () => {
    expect(explainPoints(risk, ratingOf(risk, 'runoffContamination'))).toContainEqual({
      key: 'criticalSourceArea',
      label: 'Critical source area inside',
      source: 'On the map: Swale',
      points: 1,
    });
    expect(explainPoints(risk, ratingOf(risk, 'pLeaching'))).toContainEqual({
      key: 'olsenP',
      label: 'Olsen P far above target',
      source: 'Soil test 19 May 2026, Transect 1',
      points: 3,
    });
  });

  test('the words of the lists, without their brackets', () => {
    expect(explainPoints(risk, ratingOf(risk, 'erosion')).map(({ label }) => label)).toEqual([
      'Slope: steep hill',
      'Use: crop, vegetables or winter forage',
      'Parent material: loess',
    ]);
  });

  test('a step by its land use capability', () => {
    const eroding = rated([
      { ...unit, properties: { ...unit.properties, landUseIntensity: 'retired' } },
      feature('8e', 'luc', box(0, 0, 10, 10), { class: '8', subclass: 'e' }),
    ]);
    expect(explainSteps(eroding, ratingOf(eroding, 'erosion'))).toContainEqual({
      key: 'landUseCapability',
      rule: 'landUseCapability',
      label: 'Land use capability 8e: 7 at least',
      from: 6,
      to: 7,
    });
  });
});

test('land of a class that only borders on a unit is not that of the unit', () => {
  const luc = { class: '7', subclass: 'e' };
  // It lies over by 8 mm: on a kilometre that is 9 m², on ten of them 90 m².
  const [bordering, within] = [1, 10].map((high) =>
    rated([unit, feature('Hill', 'luc', box(9.999_99, 0, 12, high), luc)]),
  );
  expect([bordering?.asksForLuc, bordering?.lucUnits]).toEqual([true, []]);
  expect([within?.asksForLuc, within?.lucUnits.length]).toEqual([false, 1]);
});

const mitigations = mitigationActions.map(({ key }) => key);
const choose = (chosen: readonly (typeof mitigations)[number][]): RiskChoices =>
  chosen.reduce<RiskChoices>((rows, one) => withMitigation(rows, one, true), []);

describe('what a person chooses is kept in one row for each risk', () => {
  test('a mitigation stands on the risk it lowers most, and is let go on whichever row it was', () => {
    expect(choose(['stockExclusion', 'avoidGrazing'])).toEqual([
      { riskType: 'runoffContamination', mitigations: ['stockExclusion'] },
      { riskType: 'soilCompaction', mitigations: ['avoidGrazing'] },
    ]);
    const elsewhere: RiskChoices = [{ riskType: 'nLeaching', mitigations: ['stockExclusion'] }];
    expect(withMitigation(elsewhere, 'stockExclusion', false)).toEqual([]);
  });

  test('the planner’s own level goes with its reason', () => {
    const rows = withReason(withPlanLevel([], 'erosion', 'high'), 'erosion', 'Slipped in 2023');
    expect(rows).toEqual([{ riskType: 'erosion', planLevel: 'high', reason: 'Slipped in 2023' }]);
    expect(withPlanLevel(rows, 'erosion', undefined)).toEqual([]);
  });

  test('whatever is chosen, every mitigation counts once and each is found again', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(mitigations), (chosen) => {
        const { facts } = rated([unit]);
        expect(new Set(assessRisk(facts, choose(chosen), riskRuleSets.newest()).mitigations)).toEqual(
          new Set(chosen),
        );
        expect(choose(chosen).length).toBeLessThanOrEqual(riskTypes.length);
      }),
    );
  });
});

test('what would help most comes first, and none of it is chosen yet', () => {
  const risk = rated([unit]);
  const choices: RiskChoices = [{ riskType: 'erosion', mitigations: ['soilConservation'] }];
  const help = helpfulMitigations(
    { facts: risk.facts, assessment: assessRisk(risk.facts, choices, riskRuleSets.newest()) },
    choices,
  );
  expect(help[0]?.mitigation).toBe('avoidGrazing');
  expect(help[0]?.lowers[0]).toEqual({ riskType: 'soilCompaction', from: 9, to: 7, toLevel: 'high' });
  expect(help.map(({ mitigation }) => mitigation)).not.toContain('soilConservation');
  expect(help.flatMap(({ lowers }) => lowers).filter(({ from, to }) => to >= from)).toEqual([]);
});

describe('the colours of levels', () => {
  const channel = (hex: string, at: number): number => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const luminance = (hex: string): number =>
    0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
  const contrast = (one: string, other: string): number => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };

  test.each([...Object.entries(levelLooks), ['not rated', NOT_RATED] as const])(
    'what is written upon %s can be read (WCAG 1.4.3)',
    (_level, { colour, ink }) => expect(contrast(colour, ink)).toBeGreaterThanOrEqual(4.5),
  );

  test('are told apart by their lightness alone', () => {
    const { low, medium, high } = levelLooks;
    expect(contrast(low.colour, medium.colour)).toBeGreaterThan(1.9);
    expect(contrast(medium.colour, high.colour)).toBeGreaterThan(3);
  });
});
