import { render, screen, within } from '@testing-library/react';
import { kinds, riskOfLand, riskRuleSets, type Attributes } from '@tussock/domain';
import { expect, test } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { riskRoute } from './route.ts';
import { UnitDetail } from './unit-detail.tsx';

function renderUnit(properties: Attributes): void {
  const unit = {
    _id: 'downs',
    featureType: kinds.lmu.wording.featureType,
    geometry: {
      type: 'Polygon' as const,
      coordinates: [
        [
          [171, -43],
          [171.01, -43],
          [171.01, -42.99],
          [171, -43],
        ] as [number, number][],
      ],
    },
    areaHectares: 50.94,
    properties: {
      name: 'Front downs',
      status: 'existing',
      landUseIntensity: 'cropOrWinterForage',
      slopeClass: 'rolling',
      parentMaterial: 'loess',
      soilTexture: 'siltyClayLoam',
      drainage: 'imperfect',
      waterlogging: 'winter',
      ...properties,
    },
  };
  const [risk] = riskOfLand([unit], [], riskRuleSets.newest());
  render(
    <InOpenPlan place={riskRoute}>
      {risk && <UnitDetail planId="one" risk={risk} search={{}} canEdit={false} />}
    </InOpenPlan>,
  );
}
const cardOf = (words: string) => screen.getByText(words).closest('div')?.textContent;

test('[RT-17] where the planner starts from another level, the score, their level and their reason are said', () => {
  const reason = 'The paddock is direct drilled';
  renderUnit({ risks: [{ riskType: 'erosion', planLevel: 'low', reason }] });
  expect(cardOf('Planner’s level')).toMatch(/Erosion.*score 6 Medium planner 3 Low.*direct drilled/);
});

test.each([
  ['without a reason', [{ riskType: 'erosion', planLevel: 'low' }]],
  ['that is the score’s own', [{ riskType: 'erosion', planLevel: 'medium', reason: 'So it is' }]],
])('[RT-17] a level of the planner %s is no level of theirs', (_which, risks) => {
  renderUnit({ risks });
  expect(screen.queryByText('Planner’s level')).toBeNull();
});

test('[RT-17] strengths, limitations and risks stand as they were written, each by what it is', () => {
  renderUnit({
    assessment: [
      { tag: 'strength', text: 'Free draining' },
      { tag: 'risk', text: 'Slips below the ridge' },
    ],
  });
  const lines = within(screen.getByRole('list', { name: kinds.lmu.fields.assessment.help }));
  expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'StrengthFree draining',
    'RiskSlips below the ridge',
  ]);
});
