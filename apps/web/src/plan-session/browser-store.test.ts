import { afterEach, expect, test, vi } from 'vitest';
import { drop, keep, readKept, readKeptJson } from './browser-store.ts';

afterEach(() => vi.unstubAllGlobals());

const forbidden = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('a browser without a store keeps nothing and fails at nothing', () => {
  keep('key', 'text');
  drop('key');
  expect(readKept('key')).toBeNull();
});

test('a store that refuses every call keeps nothing and fails at nothing', () => {
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  keep('key', 'text');
  drop('key');
  expect(readKept('key')).toBeNull();
});

test('what is no JSON is as if it were not there', () => {
  vi.stubGlobal('localStorage', { getItem: () => '{"half":' });
  expect(readKeptJson('key')).toBeNull();
});
