// Does geometry in a worker thread. Plain JavaScript, because it is started by file name.
import { workerData } from 'piscina';

/** What GEOS of one thread may take: its memory never shrinks, and no limit of the thread covers it. */
const GEOS_BYTES = 1024 * 1024 * 1024;
const PAGE_BYTES = 65_536;

const grow = Object.getOwnPropertyDescriptor(WebAssembly.Memory.prototype, 'grow').value;
// GEOS is told that there is no more memory, and says so.
WebAssembly.Memory.prototype.grow = function growWithin(pages) {
  if (this.buffer.byteLength + pages * PAGE_BYTES > GEOS_BYTES) throw new RangeError('GEOS takes too much');
  return grow.call(this, pages);
};

export const { runGeometryJob } = await import(workerData.jobs);
