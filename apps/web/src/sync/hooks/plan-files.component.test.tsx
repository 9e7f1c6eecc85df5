import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePlanFiles } from './plan-files.ts';
import { openFakeRecord } from '../testing/fake-record.ts';

beforeEach(() => {
  // The page of the tests shows no pictures.
  Object.assign(URL, { createObjectURL: vi.fn(() => 'blob:gate') });
});

test('a photo that waits on this device since before a reload is known by its name and shown from here', () => {
  const blob = new Blob(['picture']);
  const waiting = {
    fileId: 'p1',
    blob,
    type: 'image/jpeg',
    name: 'gate.jpg',
    purpose: 'photo',
    keepsPlace: false,
  } as const;
  openFakeRecord([], {}, { files: [waiting] });
  const { result } = renderHook(() => usePlanFiles());
  expect(result.current.byId.get('p1')).toMatchObject({ name: 'gate.jpg', purpose: 'photo' });
  expect(result.current.addressOf('p1', 'small')).toBe('blob:gate');
  expect(result.current.isWaiting('p1')).toBe(true);
  expect(result.current.addressOf('other', 'small')).toContain('other');
});
