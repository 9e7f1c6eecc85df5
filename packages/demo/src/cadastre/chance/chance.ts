import { createHash } from 'node:crypto';

/** A reproducible run of random numbers. */
export interface RandomStream {
  /** The next number in [0, 1). */
  next(): number;
  /** The next whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** One of the items, each as likely as the next. */
  pick<T>(items: readonly T[]): T;
  /** A number round 0, nearly always within ±1: the sum of four draws less two. */
  spread(): number;
}

/** All chance of one valley, fixed by its seed: the same keys give the same answer in any order of asking. */
export interface Chance {
  /** A 32-bit number that belongs to these whole numbers. */
  hash(...keys: number[]): number;
  /** As `hash`, scaled to [0, 1). */
  fraction(...keys: number[]): number;
  /** A stream that belongs to these whole numbers. */
  stream(...keys: number[]): RandomStream;
}

const TWO_TO_32 = 4294967296;

function scramble(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function createStream(start: number): RandomStream {
  let state = start | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    return scramble(state) / TWO_TO_32;
  };
  return {
    next,
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('Nothing to pick from.');
      return item;
    },
    spread: () => next() + next() + next() + next() - 2,
  };
}

/** The chance that belongs to a seed; number and text of the same digits are the same seed. */
export function createChance(seed: string | number): Chance {
  const start = createHash('sha256').update(String(seed)).digest().readUInt32BE(0);
  const hash = (...keys: number[]) => {
    let value = start;
    for (const key of keys) value = scramble(Math.imul(value, 31) + (key | 0) + 0x9e3779b9);
    return value;
  };
  return {
    hash,
    fraction: (...keys) => hash(...keys) / TWO_TO_32,
    stream: (...keys) => createStream(hash(...keys)),
  };
}
