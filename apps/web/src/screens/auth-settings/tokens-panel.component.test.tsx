import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAccessToken, withdrawAccessToken, type AccessTokenItem } from '@tussock/contract';
import { tokenWords } from '@tussock/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { settingsRoute } from './route.ts';
import { TokensPanel } from './tokens-panel.tsx';

afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

const FARM = { _id: '01900000-0000-7000-8000-000000000001', propertyName: 'Kōtare Flats' };
const token = (name: string, more: Partial<AccessTokenItem> = {}): AccessTokenItem => ({
  _id: `01900000-0000-7000-8000-0000000000${name.length}0`,
  name,
  scopes: ['readMap'],
  plans: null,
  createdAt: '2026-11-01T00:00:00Z',
  expiresAt: '2999-11-01T00:00:00Z',
  withdrawnAt: null,
  lastUsedAt: null,
  lastUsedFrom: null,
  ...more,
});

const show = async (tokens: readonly AccessTokenItem[]) => {
  const call = vi.spyOn(client, 'call').mockImplementation((async ({ id }: { id: string }) => {
    if (id === 'token.all') return { results: tokens };
    if (id === 'plan.all') return { results: [FARM] };
    return id === 'token.create' ? { _id: FARM._id, token: 'tussock_secret' } : { ok: true };
  }) as never);
  render(
    <QueryClientProvider client={queryClient}>
      <InOpenPlan place={settingsRoute}>
        <TokensPanel />
      </InOpenPlan>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: tokenWords.title });
  return call;
};

test('a token in use is withdrawn after a question; one that is over has no button', async () => {
  const call = await show([
    token('QGIS', { plans: [FARM], lastUsedAt: '2026-11-20T01:00:00Z', lastUsedFrom: '203.0.113.*' }),
    token('Former script', { withdrawnAt: '2026-11-10T00:00:00Z' }),
  ]);
  expect(screen.getByText(FARM.propertyName)).toBeDefined();
  expect(screen.getByText(/from 203\.0\.113\.\*/)).toBeDefined();
  expect(screen.queryByRole('button', { name: tokenWords.withdrawNamed('Former script') })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: tokenWords.withdrawNamed('QGIS') }));
  const question = within(screen.getByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: tokenWords.withdraw }));
  expect(call).toHaveBeenCalledWith(withdrawAccessToken, { params: { tokenId: token('QGIS')._id } });
});

test('a new token for one farm is shown once, with the address of that farm', async () => {
  const call = await show([]);
  await userEvent.click(screen.getByRole('button', { name: tokenWords.create }));
  await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'QGIS in the office');
  await userEvent.click(screen.getByRole('radio', { name: tokenWords.chosenFarms }));
  await userEvent.click(screen.getByRole('button', { name: tokenWords.save }));
  expect((await screen.findAllByText(tokenWords.farmNeeded)).length).toBeGreaterThan(0);
  await userEvent.type(screen.getByRole('combobox', { name: tokenWords.findFarm }), 'K');
  await userEvent.click(await screen.findByRole('option', { name: FARM.propertyName }));
  await userEvent.click(screen.getByRole('button', { name: tokenWords.save }));
  const shown = await screen.findByRole('textbox', { name: tokenWords.secret });
  expect(shown).toHaveProperty('value', 'tussock_secret');
  expect(screen.getByDisplayValue(`${location.origin}/ogc/${FARM._id}`)).toBeDefined();
  const sent = call.mock.calls.find(([declared]) => declared === createAccessToken);
  expect(sent?.[1]).toEqual({
    body: { name: 'QGIS in the office', scopes: ['readMap'], days: 90, planIds: [FARM._id] },
  });
});
