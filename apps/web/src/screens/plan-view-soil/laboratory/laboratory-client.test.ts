import { afterEach, expect, test, vi } from 'vitest';
import { LaboratoryClient } from './laboratory-client.ts';

afterEach(() => vi.unstubAllGlobals());

test('where its code cannot be loaded that is said, however soon it is known, and the next file starts anew', async () => {
  let hasLine = false;
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super();
        if (!hasLine) queueMicrotask(() => this.dispatchEvent(new Event('error')));
      }
      postMessage({ id }: { readonly id: number }): void {
        if (hasLine)
          this.dispatchEvent(new MessageEvent('message', { data: { id, ok: true, value: 'read' } }));
      }
      terminate(): void {}
    },
  );
  const client = new LaboratoryClient();
  await Promise.resolve();
  await expect(client.read(new Uint8Array(), {}, '2026-11-27')).rejects.toThrow('could not be read');
  hasLine = true;
  await expect(client.read(new Uint8Array(), {}, '2026-11-27')).resolves.toBe('read');
});
