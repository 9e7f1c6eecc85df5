import { expect, test } from 'vitest';
import { AskedWorker } from './asked-worker.ts';

interface Sent {
  readonly id?: number;
  readonly cancelled?: number;
}

/** Answers what it is asked where its code can be loaded, and keeps what it was sent. */
class Heard extends EventTarget {
  readonly sent: Sent[] = [];
  readonly #answer: ((id: number) => object) | undefined;

  constructor(answer?: (id: number) => object) {
    super();
    this.#answer = answer;
    if (!answer) queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }

  isEnded = false;

  terminate(): void {
    this.isEnded = true;
  }

  postMessage(message: Sent): void {
    this.sent.push(message);
    if (message.id === undefined || !this.#answer) return;
    this.dispatchEvent(new MessageEvent('message', { data: this.#answer(message.id) }));
  }
}
const asWorker = (heard: Heard): Worker => heard as unknown as Worker;

test('where its code cannot be loaded that is said, however soon it is known, and the next question starts it anew', async () => {
  let hasLine = false;
  const read = (id: number): object => ({ id, ok: true, value: 'read' });
  const started: Heard[] = [];
  const start = (): Worker => {
    const heard = new Heard(hasLine ? read : undefined);
    started.push(heard);
    return asWorker(heard);
  };
  const worker = new AskedWorker(start, 'It could not be read');
  await Promise.resolve();
  await expect(worker.ask({})).rejects.toThrow('It could not be read');
  hasLine = true;
  await expect(worker.ask({})).resolves.toBe('read');
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

test('what the worker could not do is thrown where it was asked', async () => {
  const heard = new Heard((id) => ({ id, ok: false, fault: 'No tile there' }));
  await expect(new AskedWorker(() => asWorker(heard), '').ask({})).rejects.toThrow('No tile there');
});

test('a question that nobody waits for any more is taken back, by its number', () => {
  const heard = new Heard(() => ({ id: 0 }));
  const worker = new AskedWorker(() => asWorker(heard), '');
  void worker.ask({ of: 'one' });
  const abort = new AbortController();
  void worker.ask({ of: 'another' }, abort.signal);
  abort.abort();
  expect(heard.sent).toEqual([{ of: 'one', id: 1 }, { of: 'another', id: 2 }, { cancelled: 2 }]);
});
