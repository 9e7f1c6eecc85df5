import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OpenPlanContext } from '../../../routes/open-plan-context.ts';
import { openFakeRecord } from '../../../sync/testing/fake-record.ts';
import { queryClient } from '../../../session/query-client.ts';
import { FertiliserFoot } from './fertiliser-foot.tsx';
import { ProductLibrary } from './product-library.tsx';

beforeEach(() => {
  queryClient.clear();
  openFakeRecord();
  vi.stubGlobal('fetch', async () =>
    Response.json({
      area: { hectares: 12.34, parts: [], geometry: null },
      season: null,
      cap: null,
      sentences: [],
      places: [],
      isOverCap: false,
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const first = { product: 'Mix', ghgType: 'dolomite' };

function Form() {
  const form = useForm({ defaultValues: { area: '', rows: [first] } });
  return (
    <QueryClientProvider client={queryClient}>
      {/* No more of an open plan is read here. */}
      <OpenPlanContext value={{ planId: 'plan', plan: { info: {} } } as never}>
        <FormProvider {...form}>
          <label>
            Area <input {...form.register('area')} />
          </label>
          <FertiliserFoot featureId={undefined} geometry={null} />
          <ProductLibrary path="rows.0" />
          <output aria-label="Emissions">{form.watch('rows.0.ghgType')}</output>
        </FormProvider>
      </OpenPlanContext>
    </QueryClientProvider>
  );
}

test('an area that is emptied stays empty while another is typed, and is the map’s again where none was', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const area = screen.getByLabelText<HTMLInputElement>('Area');
  await waitFor(() => expect(area.value).toBe('12.34'));
  await user.clear(area);
  expect(area.value).toBe('');
  await user.type(area, '10');
  expect(area.value).toBe('10');
  await user.clear(area);
  await user.tab();
  await waitFor(() => expect(area.value).toBe('12.34'));
});

function Saved() {
  const form = useForm({ defaultValues: { area: '5', areaIsTyped: false, paddocks: ['front'] } });
  return (
    <QueryClientProvider client={queryClient}>
      <OpenPlanContext value={{ planId: 'plan', plan: { info: {} } } as never}>
        <FormProvider {...form}>
          <label>
            Area <input {...form.register('area')} />
          </label>
          <button onClick={() => form.setValue('paddocks', ['front', 'back'])}>Another</button>
          <FertiliserFoot featureId="spring" geometry={null} />
        </FormProvider>
      </OpenPlanContext>
    </QueryClientProvider>
  );
}
const areaBox = () => screen.getByLabelText<HTMLInputElement>('Area');

test('an application keeps the area it was saved with, says what the map says now, and takes that when it is asked to', async () => {
  render(<Saved />);
  await screen.findByText('Saved with 5 ha, on the ground of that day. The map now says 12.34 ha.');
  expect(areaBox().value).toBe('5');
  await userEvent.click(screen.getByRole('button', { name: 'Use 12.34 ha' }));
  await waitFor(() => expect(areaBox().value).toBe('12.34'));
});

test('its area follows the map as soon as other ground is chosen', async () => {
  render(<Saved />);
  await screen.findByText(/The map now says/);
  await userEvent.click(screen.getByRole('button', { name: 'Another' }));
  await waitFor(() => expect(areaBox().value).toBe('12.34'));
});

test('a row that is filled in from the library says nothing of what the product before it gave off', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(screen.getByRole('combobox', { name: 'Fill in from the library' }));
  await user.keyboard('superphosphate 0');
  await user.click(await screen.findByRole('option', { name: /Superphosphate 0-9-0-11/ }));
  expect(screen.getByLabelText('Emissions').textContent).toBe('');
});
