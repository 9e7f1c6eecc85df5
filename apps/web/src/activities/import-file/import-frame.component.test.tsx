import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { ImportFrame } from './import-frame.tsx';

function renderFrame(props: Partial<ComponentProps<typeof ImportFrame>> = {}) {
  const heard = { onChoose: vi.fn(), onSave: vi.fn(), onClose: vi.fn() };
  render(
    <ImportFrame
      title="Import paddocks"
      note="CSV or GeoJSON."
      accept=".csv"
      fileName=""
      status=""
      isReading={false}
      faults={[]}
      notices={[]}
      saveLabel="Import"
      canSave={false}
      isSaving={false}
      {...heard}
      {...props}
    />,
  );
  return { ...heard, user: userEvent.setup() };
}
const saveButton = () => screen.getByRole('button', { name: 'Import' });

test('a file is chosen before anything can be saved', async () => {
  const { onChoose, user } = renderFrame();
  expect(saveButton()).toHaveProperty('disabled', true);
  const file = new File(['name\n'], 'paddocks.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('File'), file);
  expect(onChoose).toHaveBeenCalledWith(file);
});

test('what is wrong with the file is said once, aloud', () => {
  renderFrame({ faults: ['The file has no rows.', 'The file has no rows.'] });
  expect(within(screen.getByRole('alert')).getAllByRole('listitem')).toHaveLength(1);
});

test('nothing is saved while the file is being read', () => {
  renderFrame({ canSave: true, isReading: true });
  expect(saveButton()).toHaveProperty('disabled', true);
  expect(screen.getByRole('status').textContent).toBe('Reading…');
});

test('what it would do is saved by the button, and left by Cancel and by Escape', async () => {
  const { onSave, onClose, user } = renderFrame({ canSave: true, status: '3 new' });
  await user.click(saveButton());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Escape}');
  expect(onSave).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(2);
});
