import { renderHook } from '@testing-library/react';
import type { RecordRow } from '@tussock/contract';
import { GEOMETRY, kinds } from '@tussock/domain';
import { beforeEach, expect, test } from 'vitest';
import { openFakeRecord } from '../testing/fake-record.ts';
import { useLandRisk, useUnitRisk } from './use-land-risk.ts';

const unit = (id: string, status = 'existing'): RecordRow => ({
  id,
  entity: kinds.lmu.id,
  version: 1,
  values: {
    name: id,
    status,
    [GEOMETRY]: {
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
  },
  made: { createdAt: `2026-11-0${id.length}T00:00:00.000Z` },
});

beforeEach(() => void openFakeRecord([unit('Flat'), unit('Downs')]));

test('the units of a small farm are rated before anybody can look, in the order in which they were drawn', () => {
  const { result } = renderHook(() => useLandRisk('plan'));
  expect(result.current?.map(({ name }) => name)).toEqual(['Flat', 'Downs']);
});

test('one unit is rated without the others, and what is no unit of the plan is not', () => {
  const { result } = renderHook(() => [useUnitRisk('plan', 'Downs'), useUnitRisk('plan', 'Gone')]);
  expect(result.current.map((risk) => risk?.name)).toEqual(['Downs', undefined]);
});
