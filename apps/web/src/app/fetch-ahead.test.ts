import { expect, test, vi } from 'vitest';
import { signedInPlace } from '../places/place.ts';
import { codeFetchedAhead, fetchAhead } from './fetch-ahead.ts';

/** A place at its address, and what was asked for ahead of its screen. */
function openedPlace() {
  const start = vi.fn();
  const screen = vi.fn(async () => () => null);
  const place = signedInPlace({ path: '/here', title: 'Here', screen, ahead: async () => start });
  return { matches: [{ params: { id: '1' }, search: {}, staticData: { place } }], start, screen };
}

test('the code of a screen is fetched before it is known who is here', () => {
  const { matches, screen } = openedPlace();
  fetchAhead(matches, new Promise(() => {}));
  expect(screen).toHaveBeenCalledOnce();
});

test('what a screen shows is asked for as soon as it is known who is here', async () => {
  const { matches, start } = openedPlace();
  fetchAhead(matches, Promise.resolve(true));
  await vi.waitFor(() => expect(start).toHaveBeenCalledWith({ params: { id: '1' }, search: {} }));
});

test('[ST-2] before the terms are accepted nothing is asked for ahead', async () => {
  const { matches, start } = openedPlace();
  const mayAsk = Promise.resolve(false);
  fetchAhead(matches, mayAsk);
  await mayAsk;
  await new Promise((done) => setImmediate(done));
  expect(start).not.toHaveBeenCalled();
});

test('what is kept for later can wait for the code of the screen, whether it comes or not', async () => {
  const { matches, screen } = openedPlace();
  screen.mockRejectedValue(new Error('no line'));
  fetchAhead(matches, Promise.resolve(true));
  const heard = vi.fn();
  const waiting = codeFetchedAhead().then(heard);
  expect(heard).not.toHaveBeenCalled();
  await waiting;
  expect(heard).toHaveBeenCalledOnce();
});
