import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { RecordRow } from '@tussock/contract';
import { lifeWords, sectionIdOf } from '@tussock/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { PlanVersion } from '../../sync/index.ts';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { lifeRoute } from './route.ts';
import { ChangesPanel } from './changes-panel.tsx';

const square = (west: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, -43],
      [west + 0.01, -43],
      [west + 0.01, -43.01],
      [west, -43.01],
      [west, -43],
    ],
  ],
});
const row = (id: string, entity: string, values: object, made: object = {}): RecordRow => ({
  id,
  entity,
  version: 1,
  values: { ...values },
  made: { ...made },
});
const boundary = row('b', 'boundary', {}, { boundaryFeatures: [{ type: 'Feature', geometry: square(172) }] });
const paddock = (name: string, west: number) =>
  row('p', 'paddock', { name, paddockNumber: '1', geometry: square(west) });
const trough = row('t', 'trough', { name: 'Ford', geometry: { type: 'Point', coordinates: [172, -43] } });
const version: PlanVersion = {
  id: 'v3',
  number: 3,
  rev: 9,
  contentHash: 'ab',
  reason: 'submitted',
  madeAt: '2026-11-22T00:00:00Z',
  madeByName: 'Tom Sinclair',
  file: null,
} as unknown as PlanVersion; // no more of a version is read here

/** What a version is answered with that held these rows. */
const held = (...rows: readonly RecordRow[]): Response => Response.json({ planId: 'plan', rev: 9, rows });

/** The panel since version 3, which is answered so, while the plan holds `is`. */
function show(version3: Response, ...is: readonly RecordRow[]): void {
  showUntil([], async () => version3, is);
}
/** The panel since version 3, up to the first of the later ones where there is one. */
function showUntil(
  later: readonly PlanVersion[],
  answer: (address: string) => Promise<Response>,
  is: readonly RecordRow[],
): void {
  openFakeRecord(is);
  vi.stubGlobal('fetch', (address: string | URL | Request) =>
    answer(address instanceof Request ? address.url : String(address)),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <InOpenPlan place={lifeRoute}>
        <ChangesPanel planId="plan" version={version} later={later} until={later[0]?.number} />
      </InOpenPlan>
    </QueryClientProvider>,
  );
}
const looksOf = (picture: HTMLElement) =>
  [...picture.querySelectorAll('path')].map((path) => path.dataset['look']);

afterEach(() => vi.unstubAllGlobals());

test('what changed since a version stands sort by sort, with what stood struck out and what stands', async () => {
  show(held(boundary, paddock('North', 172), trough), boundary, paddock('Nord', 172));
  expect(screen.getByRole('heading', { name: 'What changed since version 3' })).toBeDefined();
  const paddocks = within(await screen.findByRole('region', { name: 'Paddock' }));
  expect(paddocks.getByRole('heading', { name: 'Paddock · 1' })).toBeDefined();
  expect(paddocks.getByText('North').tagName).toBe('DEL');
  expect(paddocks.getByText('Nord', { selector: 'ins' })).toBeDefined();
  expect(paddocks.queryByRole('img')).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Trough' })).getByText('removed')).toBeDefined();
});

test('outlines that moved are drawn on the farm before and after, side by side, and beside their names', async () => {
  show(held(boundary, paddock('North', 172)), boundary, paddock('North', 172.02));
  const before = await screen.findByRole('img', { name: lifeWords.farmAt('Version 3') });
  const after = screen.getByRole('img', { name: lifeWords.farmAt(lifeWords.asItStands) });
  expect([looksOf(before), looksOf(after)]).toEqual([
    ['farm', 'mine'],
    ['farm', 'mine'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: lifeWords.showOnMaps('North') }));
  for (const picture of [before, after]) expect(picture.querySelectorAll('[data-chosen]')).toHaveLength(1);
  const own = screen.getByRole('img', { name: lifeWords.outlineOf('North') });
  expect(looksOf(own)).toEqual(['before', 'mine']);
});

test('a plan that is as its version shows says so, and has no picture', async () => {
  show(held(boundary, paddock('North', 172)), boundary, paddock('North', 172));
  expect(await screen.findByText(lifeWords.asTheVersion)).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});

test('a version that came with a plan which was brought in beside its original is read under the ids of here', async () => {
  const waterways = (planId: string): RecordRow =>
    row(sectionIdOf(planId, 'waterways'), 'section', { sectionKey: 'waterways', note: 'Two creeks' });
  const original = { planId: 'original', rev: 9, rows: [waterways('original'), paddock('North', 172)] };
  show(Response.json(original), waterways('plan'), paddock('North', 172));
  expect(await screen.findByText(lifeWords.asTheVersion)).toBeDefined();
});

test('a version that cannot be read is said, and nothing is claimed of it', async () => {
  show(Response.json({ code: 'notFound', message: 'Gone' }, { status: 404 }), boundary);
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(screen.queryByText(lifeWords.nothingChanged)).toBeNull();
});

test('a version is held against a later one, whatever the plan has become since', async () => {
  const answer = async (address: string): Promise<Response> =>
    address.includes('/4') ? held(boundary, paddock('Nord', 172)) : held(boundary, paddock('North', 172));
  showUntil([{ ...version, id: 'v4', number: 4 }], answer, [boundary, paddock('South', 172), trough]);
  expect(screen.getByRole('heading', { name: 'What changed from version 3 to version 4' })).toBeDefined();
  const paddocks = within(await screen.findByRole('region', { name: 'Paddock' }));
  expect(paddocks.getByText('North').tagName).toBe('DEL');
  expect(paddocks.getByText('Nord', { selector: 'ins' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Trough' })).toBeNull();
  expect(screen.getByRole('button', { name: /Compared with/ }).textContent).toContain('Version 4');
});
