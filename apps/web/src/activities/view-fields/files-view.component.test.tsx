import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { FilesView } from './files-view.tsx';

const photo = (id: string) => ({
  id,
  entity: 'file' as const,
  version: 1,
  values: { name: `${id}.jpg` },
  made: {
    purpose: 'photo',
    contentType: 'image/webp',
    bytes: 9,
    width: 4,
    height: 3,
    uploadedAt: '2026-11-22T01:05:00Z',
  },
});

test('photos are turned over without losing the keyboard, which is given back to where it came from', async () => {
  openFakeRecord([photo('ford'), photo('gate'), photo('yard')]);
  render(<FilesView fileIds={['ford', 'gate', 'yard']} />);
  const first = screen.getByRole('button', { name: 'ford.jpg' });
  await userEvent.click(first);
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('dialog', { name: 'gate.jpg' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(first));
});
