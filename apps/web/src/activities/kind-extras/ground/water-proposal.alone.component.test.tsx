import { kinds, proposalWords } from '@tussock/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import type { PointGeometry, PolygonGeometry } from '@tussock/geometry';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../../sync/testing/fake-record.ts';
import { client } from '../../../session/client.ts';
import { allAnswered, freshQueries } from '../../../session/testing/asked-queries.ts';
import { FormGroundContext } from '../../../session/form-ground.ts';
import { GroundProposal } from './ground-proposal.tsx';

vi.mock('../../../routes/open-plan-context.ts', () => ({ useOpenPlan: () => ({ planId: 'a-plan' }) }));

const trough: PointGeometry = { type: 'Point', coordinates: [172, -43] };
const farm: PolygonGeometry = {
  type: 'Polygon',
  coordinates: [
    [
      [171.99, -43.01],
      [172.01, -43.01],
      [172.01, -42.99],
      [171.99, -42.99],
      [171.99, -43.01],
    ],
  ],
};
const row = (entity: string, values: object, made: object) =>
  ({ id: entity, entity, version: 1, values, made }) as never; // no more of a row is read
const boundary = row('boundary', {}, { boundaryFeatures: [{ properties: { id: '1' }, geometry: farm }] });

/** A degree of latitude is 111.1 km here: the stream runs 111 m north of the trough. */
const stream = { order: 1, line: [[171.9, -42.999] as const, [172.1, -42.999] as const] };
let queries = freshQueries();
const ask = vi.spyOn(client, 'call');
beforeEach(() => {
  queries = freshQueries();
  ask.mockReset();
  ask.mockResolvedValue({ streams: [stream], attribution: '' });
});

function Value() {
  const value: unknown = useWatch({ name: 'distanceToWater' });
  return <output aria-label="Entered">{String(value)}</output>;
}
function Form({ geometry = trough }: { readonly geometry?: PointGeometry | null }) {
  const form = useForm({ defaultValues: { distanceToWater: '' } });
  return (
    <QueryClientProvider client={queries}>
      <FormProvider {...form}>
        <FormGroundContext value={{ featureId: undefined, geometry }}>
          <GroundProposal path="distanceToWater" field={kinds.trough.fields.distanceToWater} />
        </FormGroundContext>
        <Value />
      </FormProvider>
    </QueryClientProvider>
  );
}
const entered = () => screen.getByLabelText('Entered').textContent;

test('what the map measures to the nearest water is entered when a person takes it, and not before', async () => {
  openFakeRecord([boundary]);
  render(<Form />);
  await screen.findByText(/111 m on the map\./);
  screen.getByText(/To a river or stream on the map/);
  expect(entered()).toBe('');
  await userEvent.click(screen.getByRole('button', { name: proposalWords.use }));
  expect(entered()).toBe('111');
  screen.getByText(/Entered\./);
});

const dam = row(
  kinds.dam.id,
  {
    name: 'Duck pond',
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [171.999, -43.0001],
          [172.001, -43.0001],
          [172.001, -43.0005],
          [171.999, -43.0005],
          [171.999, -43.0001],
        ],
      ],
    },
  },
  { createdAt: '2026-03-01' },
);

test('a dam of the plan counts as the streams do', async () => {
  openFakeRecord([boundary, dam]);
  render(<Form />);
  await screen.findByText(/^11 m on the map\./);
  screen.getByText(/To Duck pond/);
});

test.each([
  ['where the streams of the map cannot be read', { streams: null }, [boundary, dam], trough],
  ['where the farm has no boundary to look around', { streams: [] }, [dam], trough],
  ['while nothing is drawn', { streams: [stream] }, [boundary, dam], null],
] as const)('nothing is said %s', async (_where, answer, rows, geometry) => {
  ask.mockResolvedValue({ ...answer, attribution: '' });
  openFakeRecord(rows);
  const { container } = render(<Form geometry={geometry} />);
  await allAnswered(queries);
  expect(container.textContent).toBe('');
});
