import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { planCreationFields } from '@tussock/domain';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../session/query-client.ts';
import { AddressInput } from './address-input.tsx';

const address = '1240 Tōtara Road, Exampleton';
const beyond = '7 Rātā Street, Elsewhere';
const COUNTRY = join(import.meta.dirname, '../../map/ground/new-zealand.geojson');
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  queryClient.clear();
  vi.stubGlobal('fetch', async (input: Request | URL | string) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.includes('/api/address/suggest')) return new Response(await readFile(COUNTRY));
    asked.push(new URL(url, 'https://tussock.example').searchParams.get('search') ?? '');
    const results = [
      {
        id: '1',
        label: address,
        position: [172.4, -43.55],
        catchment: 'Waikirikiri',
        catchmentSource: 'Council',
      },
      // In the sea, and in no layer.
      { id: '2', label: beyond, position: [178.9, -47.9], catchment: null, catchmentSource: null },
    ];
    return Response.json({ results });
  });
});
afterEach(() => vi.unstubAllGlobals());

function Values() {
  return <output>{JSON.stringify(useWatch({ control: useFormContext().control }))}</output>;
}
function Form({ standing = '' }: { readonly standing?: string }) {
  const form = useForm({
    defaultValues: { physicalAddress: standing, lat: '', lng: '', region: '', catchment: '' },
  });
  const value = form.watch('physicalAddress');
  return (
    <QueryClientProvider client={queryClient}>
      <FormProvider {...form}>
        <AddressInput
          id="address"
          name="physicalAddress"
          field={planCreationFields.physicalAddress}
          value={value}
          error={undefined}
          onChange={(next) => form.setValue('physicalAddress', String(next))}
          onBlur={() => undefined}
          siblings={{}}
          featureChoices={() => []}
        />
        <Values />
        <button type="button" onClick={() => form.setValue('catchment', 'My own')}>
          Name my catchment
        </button>
      </FormProvider>
    </QueryClientProvider>
  );
}
const values = () => JSON.parse(screen.getByText(/^\{/).textContent ?? '') as Record<string, string>;

test('an address that is chosen says where the farm lies, which council it is under and in which catchment', async () => {
  render(<Form />);
  await userEvent.type(screen.getByRole('textbox', { name: /address/i }), '1240 totara');
  const list = await screen.findByRole('list', { name: 'Addresses like this' });
  await userEvent.click(within(list).getByRole('button', { name: address }));
  expect(await screen.findByText(/filled in Canterbury/)).toBeDefined();
  expect(values()).toEqual({
    physicalAddress: address,
    lat: '-43.55000',
    lng: '172.40000',
    region: 'canterbury',
    catchment: 'Waikirikiri',
  });
  expect(screen.queryByRole('list')).toBeNull();
  expect(asked).toEqual(['1240 totara']);
});

test('by keyboard an address is reached with the arrows, left again, and chosen', async () => {
  render(<Form />);
  const field = screen.getByRole('textbox', { name: /address/i });
  await userEvent.type(field, '1240 totara');
  const suggestion = await screen.findByRole('button', { name: address });
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(suggestion);
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(values()).toMatchObject({ physicalAddress: address, lat: '-43.55000' });
});

test('whoever chose an address by keyboard is in its field, and goes on from there', async () => {
  render(<Form />);
  const field = screen.getByRole('textbox', { name: /address/i });
  await userEvent.type(field, '1240 totara');
  await screen.findByRole('button', { name: address });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await screen.findByText(/^Found/);
  expect(document.activeElement).toBe(field);
});

test('another address typed over it is no longer there', async () => {
  render(<Form />);
  const field = screen.getByRole('textbox', { name: /address/i });
  await userEvent.type(field, '1240 totara');
  await userEvent.click(await screen.findByRole('button', { name: address }));
  await screen.findByText(/filled in Canterbury/);
  await userEvent.type(field, 'x');
  expect(values()).toMatchObject({ physicalAddress: `${address}x`, lat: '', lng: '' });
});

const chooseFirst = async (): Promise<HTMLElement> => {
  const field = screen.getByRole('textbox', { name: /address/i });
  await userEvent.type(field, '1240 totara');
  await userEvent.click(await screen.findByRole('button', { name: address }));
  await screen.findByText(/filled in Canterbury/);
  return field;
};

test('another address that is chosen does not keep the council and the catchment of the one before', async () => {
  render(<Form />);
  const field = await chooseFirst();
  await userEvent.type(field, 'x');
  expect(values()).toMatchObject({ region: '', catchment: '' });
  await userEvent.click(await screen.findByRole('button', { name: beyond }));
  expect(values()).toMatchObject({ physicalAddress: beyond, lat: '-47.90000', region: '', catchment: '' });
});

test('what somebody typed in place of what was filled in stays with another address', async () => {
  render(<Form />);
  const field = await chooseFirst();
  await userEvent.click(screen.getByRole('button', { name: 'Name my catchment' }));
  await userEvent.type(field, 'x');
  expect(values()).toMatchObject({ region: '', catchment: 'My own' });
});

test('of an address that the land survey does not know it is said how to go on', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ results: [] }));
  render(<Form />);
  await userEvent.type(screen.getByRole('textbox', { name: /address/i }), '12 Nowhere Road');
  expect(await screen.findByText(/^The land survey knows no address like this/)).toBeDefined();
  expect(values()).toMatchObject({ physicalAddress: '12 Nowhere Road', lat: '' });
});

test('two letters are not asked for', async () => {
  render(<Form />);
  await userEvent.type(screen.getByRole('textbox', { name: /address/i }), '12');
  expect(asked).toEqual([]);
});

test('an address that stands already is not asked about until somebody types', async () => {
  render(<Form standing="1240 Tōtara Road" />);
  await userEvent.type(screen.getByRole('textbox', { name: /address/i }), 's');
  await screen.findByRole('list', { name: 'Addresses like this' });
  expect(asked).toEqual(['1240 Tōtara Roads']);
});
