import type { FeatureReply } from '@tussock/contract';
import { kinds } from '@tussock/domain';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { featureNamesFrom } from '../../sync/index.ts';
import type { Drafts } from './grid/use-drafts.ts';
import { SaveBar } from './save-bar.tsx';

const trough = {
  _id: 'a',
  featureType: kinds.trough.wording.featureType,
  properties: { name: 'Corner trough' },
} as unknown as FeatureReply; // no more of it is read here

function renderBar(drafts: Partial<Drafts>) {
  const heard = { drop: vi.fn(), keepMine: vi.fn(), save: vi.fn(() => Promise.resolve()), onShow: vi.fn() };
  const { onShow, ...acts } = heard;
  const all = {
    rows: {},
    faults: {},
    conflicts: [],
    gone: [],
    isSaving: false,
    ...acts,
    ...drafts,
  } as unknown as Drafts;
  const features = new Map([['a', trough]]);
  render(
    <SaveBar
      kind={kinds.trough}
      drafts={all}
      features={features}
      names={featureNamesFrom([])}
      onShow={onShow}
    />,
  );
  return { ...heard, user: userEvent.setup() };
}
const oneChange = { a: { values: { capacity: 900 }, version: 1 } } as unknown as Drafts['rows'];

test('is not there while nothing is unsaved', () => {
  renderBar({});
  expect(screen.queryByRole('region')).toBeNull();
});

test('says how much is unsaved, and saves it', async () => {
  const { save, user } = renderBar({ rows: oneChange });
  expect(screen.getByText('1 change in 1 row, not saved')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save trough' }));
  expect(save).toHaveBeenCalledTimes(1);
});

test('Ctrl S saves as the button does, and not what is refused', async () => {
  const { save, user } = renderBar({ rows: oneChange });
  await user.keyboard('{Control>}s{/Control}');
  expect(save).toHaveBeenCalledTimes(1);
  cleanup();
  const refused = renderBar({ rows: oneChange, faults: { a: { capacity: 'Capacity must be 0 or more' } } });
  await user.keyboard('{Control>}s{/Control}');
  expect([save, refused.save].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

test('[VAL-2] leads to the cell that is refused, and saves nothing before it is mended', async () => {
  const { onShow, user } = renderBar({
    rows: oneChange,
    faults: { a: { capacity: 'Capacity must be 0 or more' } },
  });
  const refused = screen.getByRole('list', { name: 'Refused' });
  await user.click(
    within(refused).getByRole('button', { name: 'Corner trough: Capacity must be 0 or more' }),
  );
  expect(onShow).toHaveBeenCalledWith('a', 'capacity');
  expect(screen.getByRole('button', { name: 'Save trough' })).toHaveProperty('disabled', true);
});

test('what someone else changed meanwhile is named, and is theirs or mine by choice', async () => {
  const { drop, keepMine, user } = renderBar({ rows: oneChange, conflicts: [trough] });
  expect(screen.getByRole('alert').textContent).toContain('Someone else has changed Corner trough');
  await user.click(screen.getByRole('button', { name: 'Take theirs' }));
  await user.click(screen.getByRole('button', { name: 'Keep my cells' }));
  expect(drop).toHaveBeenCalledWith(['a']);
  expect(keepMine).toHaveBeenCalledWith(trough);
});

test('what was typed in a row that is gone is named with what was typed, and stays until it is discarded', async () => {
  const rows = {
    b: { base: { name: 'Top trough', capacity: null }, values: { name: 'Hill trough', capacity: 900 } },
  };
  const { drop, user } = renderBar({ rows, gone: ['b'] });
  const told = screen.getByRole('alert').textContent;
  expect(told).toContain('Top trough was deleted');
  expect(told).toMatch(/Hill trough.*900/);
  expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(drop).toHaveBeenCalledWith(['b']);
});
