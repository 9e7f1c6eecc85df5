import { kinds, proposalWords, terrainWords } from '@tussock/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { PolygonGeometry } from '@tussock/geometry';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { client } from '../../../session/client.ts';
import { FormGroundContext } from '../../../session/form-ground.ts';
import { SlopeProposal } from './slope-proposal.tsx';

vi.mock('../../../routes/open-plan-context.ts', () => ({ useOpenPlan: () => ({ planId: 'a-plan' }) }));

const shape: PolygonGeometry = {
  type: 'Polygon',
  coordinates: [
    [
      [172, -43],
      [172.01, -43],
      [172.01, -42.99],
      [172, -43],
    ],
  ],
};
const slope = {
  meanDegrees: 12.4,
  steepestDegrees: 31.3,
  slopeClass: 'rolling' as const,
  hectaresByClass: [{ slopeClass: 'rolling' as const, hectares: 6.5 }],
  cellMetres: 8,
};
const ask = vi.spyOn(client, 'call');
beforeEach(() => {
  ask.mockReset();
  ask.mockResolvedValue({ slope, attribution: 'Heights of the valley' });
});

function Value() {
  const value: unknown = useWatch({ name: 'slopeClass' });
  return <output aria-label="Entered">{String(value)}</output>;
}
function Form({
  entered,
  geometry = shape,
}: {
  readonly entered: string;
  readonly geometry?: typeof shape | null;
}) {
  const form = useForm({ defaultValues: { slopeClass: entered } });
  return (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <FormProvider {...form}>
        <FormGroundContext value={{ featureId: undefined, geometry }}>
          <SlopeProposal path="slopeClass" field={kinds.lmu.fields.slopeClass} />
        </FormGroundContext>
        <Value />
      </FormProvider>
    </QueryClientProvider>
  );
}
const entered = () => screen.getByLabelText('Entered').textContent;

test('what the terrain model has is said beside the field, with its source, how fine it is, and hectares by class', async () => {
  render(<Form entered="" />);
  await screen.findByText(/Mean slope 12\.4° from the terrain model \(8 m cells\): Rolling/);
  screen.getByText('Rolling (8-15) 6.50 ha');
});

test('it is entered when a person takes it, and not before, whatever stood there', async () => {
  render(<Form entered="flat" />);
  const use = await screen.findByRole('button', { name: proposalWords.use });
  expect(entered()).toBe('flat');
  await userEvent.click(use);
  expect(entered()).toBe('rolling');
  expect(screen.queryByRole('button')).toBeNull();
  screen.getByText(/Entered\./);
});

test('a model that cannot be reached is said to be away, and the field stays as it is', async () => {
  ask.mockRejectedValue(new Error('groundAway'));
  render(<Form entered="flat" />);
  await screen.findByText(terrainWords.away);
  expect(entered()).toBe('flat');
});

test('nothing is said where no heights are known, and nothing asked without a shape', async () => {
  ask.mockResolvedValue({ slope: null, attribution: '' });
  const { rerender, container } = render(<Form entered="flat" />);
  await waitFor(() => expect(container.textContent).toBe('flat'));
  ask.mockClear();
  rerender(<Form entered="flat" geometry={null} />);
  expect(ask).not.toHaveBeenCalled();
});
