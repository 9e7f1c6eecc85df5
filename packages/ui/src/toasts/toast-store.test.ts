import { beforeEach, expect, test } from 'vitest';
import { VARIANTS } from '../tokens/variant.ts';
import { createToastStore, type ToastStore } from './toast-store.ts';

/** A clock that stands still until it is moved. */
function createFakeClock() {
  let nowMs = 0;
  let timers: { dueMs: number; callback: () => void }[] = [];
  return {
    startTimer: (callback: () => void, delayMs: number) => {
      const timer = { dueMs: nowMs + delayMs, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((candidate) => candidate !== timer);
      };
    },
    advance: (seconds: number) => {
      const untilMs = nowMs + seconds * 1000;
      for (;;) {
        const due = timers.filter((timer) => timer.dueMs <= untilMs).toSorted((a, b) => a.dueMs - b.dueMs)[0];
        if (!due) break;
        timers = timers.filter((timer) => timer !== due);
        nowMs = due.dueMs;
        due.callback();
      }
      nowMs = untilMs;
    },
    pendingTimers: () => timers.length,
  };
}

let clock: ReturnType<typeof createFakeClock>;
let store: ToastStore;
beforeEach(() => {
  clock = createFakeClock();
  store = createToastStore(clock.startTimer);
});
const phases = () => store.read().map((toast) => toast.phase);

test('[UI-1] toasts form a stack with increasing keys, never used again', () => {
  const first = store.show({ message: 'one' });
  const second = store.show({ message: 'two' });
  clock.advance(20);
  const third = store.show({ message: 'three' });
  expect(second).toBeGreaterThan(first);
  expect(third).toBeGreaterThan(second);
});

test('[UI-1] newer toasts stand after older ones', () => {
  store.show({ message: 'one' });
  store.show({ message: 'two' });
  expect(store.read().map((toast) => toast.message)).toEqual(['one', 'two']);
});

test('[UI-1] a toast is of type info and lasts 6 seconds unless told otherwise', () => {
  store.show({ message: 'saved' });
  expect(store.read()[0]).toMatchObject({ type: 'info', duration: 6, icon: 'info' });
  clock.advance(5.999);
  expect(phases()).toEqual(['shown']);
  clock.advance(0.001);
  expect(phases()).toEqual(['leaving']);
});

test('[UI-1] the seven variants can be shown', () => {
  for (const type of VARIANTS) store.show({ message: type, type, duration: 'infinite' });
  expect(store.read().map((toast) => toast.type)).toEqual([
    'primary',
    'secondary',
    'white',
    'success',
    'warning',
    'danger',
    'info',
  ]);
});

test('[UI-1] a duration of its own is kept to', () => {
  store.show({ message: 'short', duration: 2 });
  clock.advance(1.9);
  expect(phases()).toEqual(['shown']);
  clock.advance(0.1);
  expect(phases()).toEqual(['leaving']);
});

test('[UI-1] a toast animates out before it is removed', () => {
  store.show({ message: 'saved' });
  clock.advance(6);
  expect(phases()).toEqual(['leaving']);
  clock.advance(1);
  expect(store.read()).toEqual([]);
});

test('[UI-1] hovering holds a toast for as long as it lasts', () => {
  const key = store.show({ message: 'read me' });
  clock.advance(5);
  store.hold(key);
  clock.advance(600);
  expect(phases()).toEqual(['held']);
});

test('[UI-1] after hovering one third of the duration remains', () => {
  const key = store.show({ message: 'read me', duration: 9 });
  clock.advance(1);
  store.hold(key);
  clock.advance(60);
  store.release(key);
  clock.advance(2.999);
  expect(phases()).toEqual(['shown']);
  clock.advance(0.001);
  expect(phases()).toEqual(['leaving']);
});

test('[UI-1] a second hovering leaves one third of the whole duration again', () => {
  const key = store.show({ message: 'read me', duration: 9 });
  store.hold(key);
  store.release(key);
  clock.advance(2);
  store.hold(key);
  store.release(key);
  clock.advance(2.9);
  expect(phases()).toEqual(['shown']);
  clock.advance(0.1);
  expect(phases()).toEqual(['leaving']);
});

test('[UI-1] an infinite toast stays until it is closed, hovered or not', () => {
  const key = store.show({ message: 'offline', duration: 'infinite' });
  clock.advance(86_400);
  store.hold(key);
  store.release(key);
  clock.advance(86_400);
  expect(phases()).toEqual(['shown']);
  store.close(key);
  clock.advance(1);
  expect(store.read()).toEqual([]);
});

test('[UI-1] closing removes that toast alone', () => {
  const first = store.show({ message: 'one' });
  store.show({ message: 'two' });
  store.close(first);
  clock.advance(1);
  expect(store.read().map((toast) => toast.message)).toEqual(['two']);
});

test('[UI-1] a held toast can be closed', () => {
  const key = store.show({ message: 'read me' });
  store.hold(key);
  store.close(key);
  clock.advance(1);
  expect(store.read()).toEqual([]);
});

test('a toast on its way out is not called back by hovering', () => {
  const key = store.show({ message: 'bye' });
  store.close(key);
  store.hold(key);
  store.release(key);
  expect(phases()).toEqual(['leaving']);
  clock.advance(1);
  expect(store.read()).toEqual([]);
});

test('closing twice, or what is gone, changes nothing', () => {
  const key = store.show({ message: 'bye' });
  store.close(key);
  store.close(key);
  clock.advance(1);
  const before = store.read();
  store.close(key);
  store.hold(key);
  store.release(key);
  expect(store.read()).toBe(before);
});

test('no timer outlives its toast', () => {
  const key = store.show({ message: 'one' });
  store.hold(key);
  store.release(key);
  store.show({ message: 'two' });
  clock.advance(30);
  expect(clock.pendingTimers()).toBe(0);
});

const messages = () =>
  store
    .read()
    .filter(({ phase }) => phase !== 'leaving')
    .map(({ message }) => message);

test('what is said again while it stands is one toast, with its time begun anew and the newest of its buttons', () => {
  const first = store.show({ message: 'saved', action: { label: 'Undo', onPress: () => {} } });
  clock.advance(5);
  const newest = { label: 'Undo', onPress: () => {} };
  expect(store.show({ message: 'saved', action: newest })).toBe(first);
  expect(messages()).toEqual(['saved']);
  expect(store.read()[0]?.action).toBe(newest);
  clock.advance(5.999);
  expect(phases()).toEqual(['shown']);
  clock.advance(0.001);
  expect(phases()).toEqual(['leaving']);
});

test('the same words of another sort, or of one that is leaving, are a toast of their own', () => {
  const first = store.show({ message: 'no line' });
  store.show({ message: 'no line', type: 'danger' });
  store.close(first);
  store.show({ message: 'no line' });
  expect(messages()).toEqual(['no line', 'no line']);
});

test('what is held or stays is not hurried by being said again', () => {
  const held = store.show({ message: 'read me' });
  store.hold(held);
  store.show({ message: 'read me' });
  store.show({ message: 'offline', duration: 'infinite' });
  store.show({ message: 'offline' });
  clock.advance(60);
  expect(phases()).toEqual(['held', 'shown']);
});

test('three stand at once: the oldest makes room, one of a trouble last', () => {
  store.show({ message: 'refused', type: 'danger' });
  for (const message of ['one', 'two', 'three']) store.show({ message });
  expect(messages()).toEqual(['refused', 'two', 'three']);
  for (const message of ['refused too', 'refused also']) store.show({ message, type: 'danger' });
  store.show({ message: 'four' });
  expect(messages()).toEqual(['refused too', 'refused also', 'four']);
});

test('what has to stay, or is held, does not make room', () => {
  store.show({ message: 'offline', duration: 'infinite' });
  store.hold(store.show({ message: 'read me' }));
  for (const message of ['one', 'two']) store.show({ message });
  expect(messages()).toEqual(['offline', 'read me', 'two']);
  store.show({ message: 'a new version', duration: 'infinite' });
  store.show({ message: 'three' });
  expect(messages()).toEqual(['offline', 'read me', 'a new version', 'three']);
});
