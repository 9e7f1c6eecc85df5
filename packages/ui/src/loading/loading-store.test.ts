import { expect, test, vi } from 'vitest';
import { createLoadingStore } from './loading-store.ts';

test('[UI-8] starting adds a type and finishing removes it', () => {
  const store = createLoadingStore();
  store.start('plan');
  store.start('boundaries');
  expect(store.read()).toEqual(['plan', 'boundaries']);
  store.finish('plan');
  expect(store.read()).toEqual(['boundaries']);
});

test('[UI-8] a type started twice stays active until both have finished', () => {
  const store = createLoadingStore();
  store.start('features');
  store.start('features');
  store.finish('features');
  expect(store.read()).toEqual(['features']);
});

test('[UI-8] finishing what never started changes nothing', () => {
  const store = createLoadingStore();
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  store.finish('plan');
  expect(store.read()).toEqual([]);
  expect(listener).not.toHaveBeenCalled();
});

test('listeners hear each change until they leave', () => {
  const store = createLoadingStore();
  const listener = vi.fn<() => void>();
  const leave = store.subscribe(listener);
  store.start('plan');
  leave();
  store.finish('plan');
  expect(listener).toHaveBeenCalledTimes(1);
});
