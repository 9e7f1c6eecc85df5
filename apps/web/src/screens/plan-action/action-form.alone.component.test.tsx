import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { kinds } from '@tussock/domain';
import type { Position } from '@tussock/geometry';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ActionWrites } from '../../activities/write-actions/index.ts';
import { OpenPlanContext } from '../../routes/open-plan-context.ts';
import type { PlanAction } from '../../sync/index.ts';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { ActionForm } from './action-form.tsx';

const [FENCE, PADDOCK] = ['0192f000-0000-7000-8000-000000000001', '0192f000-0000-7000-8000-000000000002'];
const [north, south]: readonly Position[] = [
  [172.505, -43.09],
  [172.505, -43.1],
];
const ring: readonly Position[] = [
  [172.5, -43.1],
  [172.51, -43.1],
  [172.51, -43.09],
  [172.5, -43.1],
];
const fence = {
  _id: FENCE,
  featureType: kinds.fenceline.wording.featureType,
  geometry: { type: 'LineString', coordinates: [north, south] },
  properties: { name: 'River fence' },
  lengthMetres: 640,
  areaHectares: null,
};
const paddock = {
  _id: PADDOCK,
  featureType: kinds.paddock.wording.featureType,
  geometry: { type: 'Polygon', coordinates: [ring] },
  properties: { name: 'Top' },
  lengthMetres: null,
  areaHectares: 12.3,
};

// A drawn map needs a browser: here it is what it tells and what it is told.
vi.mock('../../map/index.ts', () => ({
  PlanMap: (props: {
    readonly label: string;
    readonly marked: readonly { readonly id: string }[];
    readonly onFeatureClick: (id: string) => void;
    readonly onCamera: (camera: { readonly center: Position; readonly zoom: number }) => void;
  }) => (
    <div role="application" aria-label={props.label} data-marked={props.marked.map(({ id }) => id).join()}>
      <button onClick={() => props.onFeatureClick(FENCE)}>the fence on the map</button>
      <button onClick={() => props.onCamera({ center: [172.5049, -43.0985], zoom: 15 })}>move the map</button>
    </div>
  ),
}));
vi.mock('../../activities/load-plan-map/index.ts', () => ({
  usePlanMap: () => ({
    settings: { titleTiles: { attribution: '' } },
    shapes: [fence, paddock].map(({ _id: id, geometry }) => ({ id, geometry })),
    boundary: [],
    isLoading: false,
  }),
}));
vi.mock(import('../../sync/index.ts'), async (original) => ({
  ...(await original()),
  usePlaceNames: () => places,
}));

const byId = new Map([fence, paddock].map((place) => [place._id, place]));
const places = {
  byId,
  nameOf: (id: string) => byId.get(id)?.properties.name,
  isUnit: () => false,
} as never; // no more of a feature is read here

const action: PlanAction = {
  id: '0192f000-0000-7000-8000-00000000000a',
  version: 1,
  values: { sectionKey: 'waterways', title: 'Fence the river', grade: 'good', state: 'agreed' },
};
const saveForm = vi.fn(() => Promise.resolve());
const person = { id: '0192f000-0000-7000-8000-0000000000aa', name: 'Bridget' };

function renderForm(values: Partial<PlanAction['values']> = {}) {
  openFakeRecord();
  // No more of an open plan is read here.
  const open = { planId: 'plan', plan: { info: {} } } as never;
  return render(
    <OpenPlanContext value={open}>
      <ActionForm
        action={{ ...action, values: { ...action.values, ...values } }}
        people={[person] as never}
        places={places}
        writes={{ saveForm } as unknown as ActionWrites}
      />
    </OpenPlanContext>,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const saved = () =>
  (saveForm.mock.calls as unknown as [PlanAction, object, Record<string, unknown>][])[0]?.[2];

beforeEach(() => {
  localStorage.clear();
  saveForm.mockClear();
});

test('a place that is pressed on the map is chosen, with its length, and pressed again is not', async () => {
  renderForm();
  await press('Pick on the map');
  await press('the fence on the map');
  const chosen = within(screen.getByRole('region', { name: '1 place chosen' }));
  expect(chosen.getByRole('checkbox', { name: 'River fence, 640 m' })).toBeDefined();
  expect(screen.getByRole('application').dataset['marked']).toBe(FENCE);
  await press('the fence on the map');
  expect(screen.getByRole('region', { name: '0 places chosen' })).toBeDefined();
});

test('by keyboard, what is under the cross of the map is chosen and saved', async () => {
  renderForm();
  screen.getByRole('button', { name: 'Pick on the map' }).focus();
  await userEvent.keyboard('{Enter}');
  screen.getByRole('button', { name: 'move the map' }).focus();
  await userEvent.keyboard('{Enter}');
  const under = within(screen.getByRole('region', { name: 'Under the cross' }));
  under.getByRole('checkbox', { name: 'River fence, 640 m' }).focus();
  await userEvent.keyboard(' ');
  under.getByRole('checkbox', { name: 'Top, 12.30 ha' }).focus();
  await userEvent.keyboard(' ');
  await press('Done');
  await press('Save action');
  await waitFor(() => expect(saveForm).toHaveBeenCalledOnce());
  expect(saved()).toMatchObject({ featureIds: [FENCE, PADDOCK] });
});

test('the list of places says their lengths and areas too', () => {
  renderForm({ featureIds: [FENCE] });
  expect(screen.getByRole('button', { name: /^Remove River fence · .* · 640 m$/ })).toBeDefined();
});

test('a cost below nothing is refused beside its field, and nothing is saved', async () => {
  renderForm();
  await userEvent.type(screen.getByRole('textbox', { name: /^Planned cost/ }), '-5');
  await press('Save action');
  expect((await screen.findAllByText(/0|negative|least/i)).length).toBeGreaterThan(0);
  expect(saveForm).not.toHaveBeenCalled();
});

test('the day on which it was done, and why, are put right afterwards; what is not done has neither', async () => {
  const { unmount } = renderForm();
  expect(screen.queryByText('Done on')).toBeNull();
  unmount();
  renderForm({ state: 'done', doneOn: '2026-07-12', doneReason: 'Seen from the road' });
  await userEvent.click(screen.getByRole('spinbutton', { name: /^month.*Done on/ }));
  await userEvent.keyboard('3');
  await press('Save action');
  await waitFor(() => expect(saveForm).toHaveBeenCalledOnce());
  expect(saved()).toMatchObject({ doneOn: '2026-03-12', doneReason: 'Seen from the road' });
});

test('an action of one’s own is put to an outcome of its section; one of the catalogue has its own', async () => {
  const { unmount } = renderForm({ actionKey: 'fenceWide' });
  expect(screen.queryByText(/Outcome it works towards/)).toBeNull();
  unmount();
  renderForm();
  await userEvent.click(screen.getByRole('button', { name: /Outcome it works towards/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Stock out of water' }));
  await press('Save action');
  await waitFor(() => expect(saveForm).toHaveBeenCalledOnce());
  expect(saved()).toMatchObject({ outcomeKey: 'stockOutOfWater' });
});

test('[RT-21] below its day stands the one that a rule names, with the rule; an action that no rule dates has none', () => {
  const { unmount } = renderForm({ actionKey: 'dairyReturn' });
  expect(screen.getByText(/^By rule: 31 July \d{4}\. Farms with dairy land report/)).toBeDefined();
  unmount();
  renderForm({ actionKey: 'trackNCap' });
  expect(screen.queryByText(/^By rule/)).toBeNull();
});
