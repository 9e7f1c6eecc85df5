import { render, screen } from '@testing-library/react';
import { kinds, riskOfLand, riskRuleSets, type Attributes, type LandFeature } from '@tussock/domain';
import { expect, test } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { riskRoute } from './route.ts';
import { RiskMatrix } from './risk-matrix.tsx';

const unit = (_id: string, properties: Attributes): LandFeature => ({
  _id,
  featureType: kinds.lmu.wording.featureType,
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [171, -43],
        [171.01, -43],
        [171.01, -42.99],
        [171, -43],
      ],
    ],
  },
  areaHectares: 50.94,
  properties: { name: _id, status: 'existing', ...properties },
});
const downs = unit('Front downs', {
  landUseIntensity: 'cropOrWinterForage',
  slopeClass: 'rolling',
  parentMaterial: 'loess',
  soilTexture: 'siltyClayLoam',
  drainage: 'imperfect',
  waterlogging: 'winter',
  risks: [{ riskType: 'soilCompaction', mitigations: ['avoidGrazing'] }],
});
const halfFilled = unit('Terrace', { slopeClass: 'flat', landUseIntensity: 'retired' });

function renderMatrix(): void {
  render(
    <InOpenPlan place={riskRoute}>
      <RiskMatrix
        planId="one"
        risks={riskOfLand([downs, halfFilled], [], riskRuleSets.newest())}
        search={{ map: 'erosion' }}
        shownId="Terrace"
      />
    </InOpenPlan>,
  );
}

test('each cell says the level before and after, and leads to that risk of that unit', () => {
  renderMatrix();
  const cell = screen.getByRole('link', {
    name: 'Front downs, Soil compaction: 9 High, with what is done 7 High',
  });
  expect(cell.getAttribute('href')).toBe(
    '/plan/one/view/risk?map=erosion&unit=Front+downs&risk=soilCompaction',
  );
  expect(screen.getByRole('link', { name: 'Front downs, Nitrogen leaching: 4 Medium' })).toBeDefined();
});

test('a unit has its hectares, and says what is not filled in', () => {
  renderMatrix();
  const terrace = screen.getByRole('rowheader', { name: /^Terrace/ });
  expect(terrace.textContent).toContain('50.94 ha');
  expect(terrace.textContent).toContain(
    'Not filled in: Drainage, Topsoil texture, Parent material, Waterlogging',
  );
  expect(screen.getByRole('link', { name: 'Terrace, Nitrogen leaching: Not rated' })).toBeDefined();
  expect(terrace.closest('tr')?.getAttribute('aria-current')).toBe('true');
});
