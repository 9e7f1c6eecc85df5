import { enterNextEditions, nextCatalogue, nextRules } from '@tussock/testkit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PlanAnswers } from '../actions/judge-plan.ts';
import { nextSteps } from '../next-steps/next-steps.ts';
import { catalogues, findCatalogueAction, findSection, sectionByRoute } from '../outcomes/registry.ts';
import { landOfPlan, riskOfUnit, type LandFeature } from '../risk/land-risk.ts';
import { riskRuleSets } from '../risk/risk-rules.ts';
import { compareEditions } from './compare-editions.ts';
import { checkEditions, editionsOf, newestEditions, withStandingEditions } from './plan-editions.ts';

const [oldRules, oldCatalogue] = [riskRuleSets.newest(), catalogues.newest()];
let leave: () => void;
beforeEach(() => {
  leave = enterNextEditions();
});
afterEach(() => leave());

const flats: LandFeature = {
  _id: 'flats',
  featureType: 'lmu',
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [172.5, -43.1],
        [172.51, -43.1],
        [172.51, -43.09],
        [172.5, -43.1],
      ],
    ],
  },
  areaHectares: 40,
  properties: {
    name: 'Flats',
    landUse: 'sheepAndBeefPasture',
    landUseIntensity: 'extensivePasture',
    slopeClass: 'flat',
    parentMaterial: 'loess',
    soilTexture: 'siltLoam',
    drainage: 'well',
    waterlogging: 'rare',
    olsenP: 15,
  },
};
const answered = (over: Partial<PlanAnswers> = {}): PlanAnswers => ({
  catalogue: oldCatalogue,
  sections: new Map(),
  subOutcomes: new Map(),
  actions: [],
  ...over,
});
const changes = (answers = answered()) =>
  compareEditions({ land: landOfPlan([flats], [], oldRules), answers }, newestEditions());

describe('a plan that was written with a version', () => {
  test('keeps it when a newer one comes', () => {
    const has = editionsOf({ rulesVersion: oldRules.version, catalogueVersion: oldCatalogue.version });
    expect(has).toEqual({ rules: oldRules, catalogue: oldCatalogue });
    expect(newestEditions()).toEqual({ rules: nextRules, catalogue: nextCatalogue });
  });

  test('and that names none has the first there was', () => {
    expect(editionsOf({})).toEqual({ rules: oldRules, catalogue: oldCatalogue });
  });

  test('is rated by it, point by point', () => {
    const erosionBy = (rules: typeof oldRules) =>
      riskOfUnit(flats, landOfPlan([flats], [], rules)).ratings.find(({ riskType }) => riskType === 'erosion')
        ?.inherentScore;
    // Flat is 0, twice; grazed is 1 and loess is 1. By the next rules flat is 3, twice.
    expect([erosionBy(oldRules), erosionBy(nextRules)]).toEqual([2, 8]);
  });

  test('is asked what that version asks', () => {
    const asks = (catalogue: PlanAnswers['catalogue']) =>
      nextSteps(answered({ catalogue }), [], '2026-11-22').unanswered.length;
    expect(asks(oldCatalogue)).toBeGreaterThan(0);
    expect(asks({ ...nextCatalogue, sections: [] })).toBe(0);
  });

  test('cannot be written with one that nobody knows', () => {
    expect(checkEditions({ rulesVersion: '0.1' })).toEqual([
      { field: 'rulesVersion', message: 'There is no such version' },
    ]);
    expect(checkEditions({ rulesVersion: nextRules.version, catalogueVersion: '1.0' })).toEqual([]);
  });

  test('keeps it where its details are written by somebody who says nothing of versions', () => {
    expect(withStandingEditions({ rulesVersion: '1.1' }, {})).toEqual({ rulesVersion: '1.1' });
    expect(withStandingEditions({ rulesVersion: '1.1' }, { rulesVersion: '99.0' })).toEqual({
      rulesVersion: '99.0',
    });
  });
});

describe('what is in any catalogue', () => {
  test('is found by its key, in the words of the newest that has it', () => {
    const [last] = oldCatalogue.sections.slice(-1);
    expect(findCatalogueAction('actionOfTests')?.action.label).toBe('An action of tests');
    expect(findSection(last?.key ?? '')).toBe(last);
    expect(findSection(oldCatalogue.sections[0]?.key ?? '')).toBe(nextCatalogue.sections[0]);
  });

  test('has a page in the plans of that catalogue alone', () => {
    const [gone] = oldCatalogue.sections.slice(-1);
    expect(sectionByRoute(gone?.route ?? '', oldCatalogue)).toBe(gone);
    expect(sectionByRoute(gone?.route ?? '')).toBeUndefined();
  });
});

describe('the way to a newer version', () => {
  test('names each level that changes, from and to', () => {
    expect(changes().levels).toEqual([
      { unitId: 'flats', unitName: 'Flats', riskType: 'runoffContamination', from: 'low', to: 'medium' },
      { unitId: 'flats', unitName: 'Flats', riskType: 'erosion', from: 'low', to: 'high' },
    ]);
  });

  test('names what is new, worded anew and gone', () => {
    const [reworded] = nextCatalogue.sections[0]?.subOutcomes ?? [];
    const of = (change: string) => changes().catalogue.filter((one) => one.change === change);
    expect(of('added')).toEqual([
      {
        key: 'actionOfTests',
        what: 'action',
        title: 'An action of tests',
        change: 'added',
        isInPlan: false,
      },
    ]);
    expect(of('reworded').map(({ title }) => title)).toEqual([reworded?.title]);
    expect(of('dropped').map(({ what }) => what)).toContain('section');
  });

  test('says which of it this plan has', () => {
    const [gone] = oldCatalogue.sections.slice(-1);
    const [outcome] = gone?.subOutcomes ?? [];
    const subOutcomes = new Map([[outcome?.key ?? '', { outcomeKey: outcome?.key ?? '' }]]);
    const inPlan = changes(answered({ subOutcomes })).catalogue.filter(({ isInPlan }) => isInPlan);
    expect(inPlan.map(({ key, change }) => [key, change])).toEqual([[outcome?.key, 'dropped']]);
  });

  test('is empty between a version and itself', () => {
    const same = { rules: oldRules, catalogue: oldCatalogue };
    expect(compareEditions({ land: landOfPlan([flats], [], oldRules), answers: answered() }, same)).toEqual({
      levels: [],
      catalogue: [],
    });
  });
});
