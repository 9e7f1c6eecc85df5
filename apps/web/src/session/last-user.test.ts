import type { CurrentUser } from '@tussock/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetUser, recallUser, rememberUser } from './last-user.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const DAY = 86_400_000;
const now = Date.parse('2026-11-22T00:00:00Z');
const user = { _id: '01932c07-223e-7000-8000-000000000002', name: 'Hana' } as unknown as CurrentUser;

test('who was here last is known without a line for two weeks, and not a day longer', () => {
  rememberUser(user, now);
  expect(recallUser(now + 13 * DAY)).toEqual(user);
  expect(recallUser(now + 14 * DAY)).toBeNull();
});

test('a clock that is wrong by a day locks nobody out', () => {
  rememberUser(user, now);
  expect(recallUser(now - DAY)).toEqual(user);
  expect(recallUser(now - 3 * DAY)).toBeNull();
});

test('after signing out nobody was here', () => {
  rememberUser(user, now);
  forgetUser();
  expect(recallUser(now)).toBeNull();
});
