import type { RecordRow } from '@tussock/contract';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { PlanThen } from './plan-then.tsx';

// Where its pictures come from is all that is asked of a document here.
vi.mock('../../activities/show-document/index.ts', () => ({
  useLandAround: () => ({}),
  DocumentView: ({ addressOf }: { readonly addressOf: (fileId: string) => string | undefined }) => (
    <p>{addressOf('photo')}</p>
  ),
}));

const photo = (number: number): RecordRow => ({
  id: 'photo',
  entity: 'file',
  version: number,
  values: { name: 'Gully.jpg' },
  made: { contentType: 'image/jpeg', purpose: 'photo', number, uploadedAt: '2026-11-01T00:00:00.000Z' },
});

test('of a past day a picture is shown as it was then, whatever came in its place', () => {
  openFakeRecord([photo(2)]);
  render(<PlanThen planId="7" day="2026-11-02" rows={[photo(1)]} />);
  expect(screen.getByText(/photo.*version=1/)).toBeDefined();
});
