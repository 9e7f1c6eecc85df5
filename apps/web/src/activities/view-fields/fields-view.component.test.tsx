import { allKinds, kinds, viewSections, type Attributes } from '@tussock/domain';
import type { FeatureReply } from '@tussock/contract';
import { exampleAttributes } from '@tussock/testkit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { kindViewRoute } from '../../screens/kind/route.ts';
import { FieldsView } from './fields-view.tsx';

const named = allKinds.map((kind) => ({ kind, id: kind.id }));

test.each(named)('[RT-27] the page of a $id shows each value that it has under its label', ({ kind }) => {
  const values: Attributes = exampleAttributes[kind.id];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FieldsView sections={viewSections(kind, values)} />
    </QueryClientProvider>,
  );
  const filled = Object.entries(kind.fields).filter(([key]) => [values[key] ?? []].flat().length > 0);
  const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(filled.map(([, { label }]) => label).filter((label) => !labels.includes(label))).toEqual([]);
  expect(screen.getAllByRole('definition').filter(({ textContent }) => textContent === '')).toEqual([]);
});

const paddock = (_id: string, name: string) =>
  ({
    _id,
    planId: '0192f000-0000-7000-8000-00000000000a',
    featureType: kinds.paddock.wording.featureType,
    properties: { name },
  }) as unknown as FeatureReply; // no more of it is read

test('a row of a list names what it points at, and two rows that say the same stand both', async () => {
  const [north, south] = [paddock('north', 'North flat'), paddock('south', 'South flat')];
  const application = { date: '2026-11-20', paddockIds: ['north', 'south'], depth: 9.5 };
  render(
    <InOpenPlan place={kindViewRoute}>
      <FieldsView
        sections={viewSections(kinds.effluent, { applications: [application, application] })}
        features={[north, south]}
      />
    </InOpenPlan>,
  );
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent.trim())).toEqual(
    Array.from({ length: 2 }, () => 'Date 20 Nov 2026 Paddocks North flat, South flat Depth 9.5 mm'),
  );
  expect(screen.getAllByRole('link', { name: 'North flat' })).toHaveLength(2);
});
