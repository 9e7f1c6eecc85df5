/** One of those who run against each other. `run` does the whole job once. */
export interface Contender {
  readonly name: string;
  readonly run: () => unknown;
  /** CPU milliseconds used so far by processes other than this one that work for it. */
  readonly otherCpuMs?: () => number;
}

export interface Figure {
  readonly name: string;
  readonly wallMs: number;
  readonly cpuMs: number;
}

export const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ];
  return ((low ?? 0) + (high ?? 0)) / 2;
};

const ownCpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Runs the contenders in turn, round after round, so that what else the machine does hits all alike; the order turns around with
 * each round. Medians of wall time and of CPU time, all threads counted.
 */
export async function interleave(
  contenders: readonly Contender[],
  { rounds, warmUps = 2 }: { readonly rounds: number; readonly warmUps?: number },
): Promise<readonly Figure[]> {
  const samples = new Map(
    contenders.map(({ name }) => [name, { wall: [] as number[], cpu: [] as number[] }]),
  );
  for (let round = -warmUps; round < rounds; round++) {
    for (const { name, run, otherCpuMs } of round % 2 === 0 ? contenders : contenders.toReversed()) {
      const [cpu, other, wall] = [ownCpuMs(), otherCpuMs?.() ?? 0, performance.now()];
      await run();
      if (round < 0) continue;
      samples.get(name)?.wall.push(performance.now() - wall);
      samples.get(name)?.cpu.push(ownCpuMs() - cpu + (otherCpuMs?.() ?? 0) - other);
    }
  }
  return [...samples].map(([name, { wall, cpu }]) => ({
    name,
    wallMs: medianOf(wall),
    cpuMs: medianOf(cpu),
  }));
}
