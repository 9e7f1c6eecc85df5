import { vi } from 'vitest';

/** There is no layout here, nor a pen: a picture is told at once that it is 400 pixels wide and high, and draws nothing. */
export function layPicture(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: (entries: readonly object[]) => void;
      constructor(tell: (entries: readonly object[]) => void) {
        this.#tell = tell;
      }
      observe(): void {
        this.#tell([{ contentRect: { width: 400, height: 400 } }]);
      }
      disconnect(): void {}
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
}
