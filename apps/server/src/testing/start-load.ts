import { setTimeout as pause } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import { expect, vi } from 'vitest';
import type { TestUser } from './start-test-server.ts';

/** People do not save all the time, and who is refused waits a little. */
const BETWEEN_SAVES_MS = 20;
const AFTER_REFUSAL_MS = 100;

export interface Load {
  /** Ids of features whose save was acknowledged, by plan. */
  readonly acknowledged: ReadonlyMap<string, readonly string[]>;
  /** How many answers there were of each kind: a status with its code, or `no answer`. */
  readonly answers: ReadonlyMap<string, number>;
  /** The longest that anybody waited for an answer. */
  longestWaitMs(): number;
  /** How many saves each server has acknowledged so far. */
  savesOf(url: string): number;
  stop(): Promise<void>;
}

/** Of its random part, or two of some hundreds would bear one name. */
const nameOf = (id: string): string => `Trough ${id.slice(-12)}`;

const trough = (id: string) => ({
  _id: id,
  featureType: 'troughs',
  geometry: { type: 'Point', coordinates: [172.3, -42.8] },
  properties: { name: nameOf(id), status: 'existing', material: 'concrete' },
});

/**
 * Some writers on each server, who save one feature after another. Each save is sent with its op id until it is acknowledged, as a browser
 * sends it, and to the other server when one did not take it.
 */
export function startLoad(
  urls: readonly string[],
  { writers, planIds, as }: { writers: number; planIds: readonly string[]; as: TestUser },
): Load {
  const acknowledged = new Map<string, string[]>(planIds.map((planId) => [planId, []]));
  const answers = new Map<string, number>();
  const saves = new Map<string, number>();
  let longest = 0;
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;
  const count = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);

  async function ask(url: string, planId: string, id: string, writer: number): Promise<number> {
    const from = performance.now();
    try {
      const answer = await fetch(`${url}/api/plan/${planId}/feature/create`, {
        method: 'POST',
        headers: {
          cookie: as.cookie,
          'content-type': 'application/json',
          'x-requested-with': 'tests',
          'idempotency-key': id,
          // Each writer at a place of their own: a limit counts calls of one address.
          'x-forwarded-for': `10.0.0.${writer}`,
        },
        body: JSON.stringify(trough(id)),
      });
      const { code } = (await answer.json()) as { code?: string };
      count(answers, `${answer.status}${code ? ` ${code}` : ''}`);
      return answer.status;
    } catch {
      count(answers, 'no answer');
      return 0;
    } finally {
      longest = Math.max(longest, performance.now() - from);
    }
  }

  async function write(writer: number): Promise<void> {
    for (let nth = writer; !isStopping(); nth += 1) {
      const id = uuidv7();
      const planId = planIds[nth % planIds.length] ?? '';
      for (let attempt = writer; !isStopping(); attempt += 1) {
        const url = urls[attempt % urls.length] ?? '';
        const status = await ask(url, planId, id, writer);
        if (status === 200) {
          acknowledged.get(planId)?.push(id);
          count(saves, url);
          break;
        }
        await pause(AFTER_REFUSAL_MS);
      }
      await pause(BETWEEN_SAVES_MS);
    }
  }

  const working = Array.from({ length: writers }, (_, writer) => write(writer));
  return {
    acknowledged,
    answers,
    longestWaitMs: () => longest,
    savesOf: (url) => saves.get(url) ?? 0,
    async stop() {
      stopping.abort();
      await Promise.all(working);
    },
  };
}

/** Saves after which a server counts as going on. */
const SAVES_BETWEEN = 20;

/** Waits until every server has acknowledged more saves than before, and gives how long that took, in milliseconds. */
export async function savesGoOn(
  load: Load,
  urls: readonly string[],
  patience: { readonly timeout: number; readonly interval: number },
): Promise<number> {
  const from = performance.now();
  const before = urls.map((url) => load.savesOf(url));
  await vi.waitFor(
    () =>
      urls.forEach((url, nth) =>
        expect(load.savesOf(url)).toBeGreaterThan((before[nth] ?? 0) + SAVES_BETWEEN),
      ),
    patience,
  );
  return performance.now() - from;
}
