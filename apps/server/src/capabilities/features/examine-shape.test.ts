import { kinds } from '@tussock/domain';
import { expect, test, vi } from 'vitest';
import { examineShapeInTurn } from './examine-shape.ts';

/** A ring of so many corners around a place in Canterbury. */
function ringOf(corners: number) {
  const ring = Array.from({ length: corners }, (_, at) => {
    const turn = (at / corners) * 2 * Math.PI;
    return [172.1 + 0.01 * Math.cos(turn), -43.6 + 0.01 * Math.sin(turn)];
  });
  return { type: 'Polygon', coordinates: [[...ring, ring[0]]] };
}

/** Examines a shape; gives the jobs that worker threads were asked for. */
async function examine(geometry: unknown) {
  const run = vi.fn().mockResolvedValue({ ok: false, reasons: [] });
  const threads = { run, refuseWaiting: vi.fn(), close: vi.fn() };
  const examined = await examineShapeInTurn({ geometry: threads }, 'plan', { kind: kinds.paddock, geometry });
  return { examined, jobs: run.mock.calls.map(([job]: unknown[]) => job) };
}

test('a shape of 1,000 positions is examined at once, with its area', async () => {
  const { examined, jobs } = await examine(ringOf(999));
  expect(jobs).toEqual([]);
  expect(examined).toMatchObject({ ok: true, lengthM: null });
});

test('a shape of 1,001 positions is examined in a worker thread', async () => {
  const { jobs } = await examine(ringOf(1000));
  expect(jobs).toEqual([expect.objectContaining({ name: 'examineShape' })]);
});

test.each([null, 'text', { type: 'Polygon' }, { type: 'Polygon', coordinates: [[[]]] }])(
  'given no shape (%j), it is refused',
  async (geometry) => {
    expect((await examine(geometry)).examined.ok).toBe(false);
  },
);
