/** A write as its author saw it: one value put in place of the version that was read. Times are milliseconds of one clock. */
export interface WriteSeen {
  readonly kind: 'write';
  readonly begun: number;
  readonly ended: number;
  readonly value: string;
  /** `done` with the version it made; `refused` by the server; `unknown` where no answer came. */
  readonly outcome: 'done' | 'refused' | 'unknown';
  readonly version: number | null;
}

/** A read as its author saw it. */
export interface ReadSeen {
  readonly kind: 'read';
  readonly begun: number;
  readonly ended: number;
  readonly value: string;
  readonly version: number;
}
export type Seen = WriteSeen | ReadSeen;

/**
 * Checks what many people saw of one thing whose writes name the version they replace, and tells every breach in a sentence:
 *
 * - lost update: two acknowledged writes made one version, or nobody finds what an acknowledged one wrote;
 * - stale read: a read that began after an acknowledged write had ended shows an older version;
 * - read of what was rolled back: a version shows a value that nobody may have written, or two values.
 */
export function checkHistory(history: readonly Seen[]): readonly string[] {
  const writes = history.filter((one) => one.kind === 'write');
  const reads = history.filter((one) => one.kind === 'read');
  const done = writes.filter(({ outcome }) => outcome === 'done');
  return [...madeTwice(done), ...staleReads(done, reads), ...strangeValues(writes, reads)];
}

function madeTwice(done: readonly WriteSeen[]): readonly string[] {
  const byVersion = new Map<number, string>();
  return done.flatMap(({ version, value }) => {
    if (version === null) return [`lost update: ${value} was acknowledged without a version`];
    const former = byVersion.get(version);
    byVersion.set(version, value);
    return former === undefined ? [] : [`lost update: ${former} and ${value} both made version ${version}`];
  });
}

const staleReads = (done: readonly WriteSeen[], reads: readonly ReadSeen[]): readonly string[] =>
  reads.flatMap((read) =>
    done
      .filter(({ ended, version }) => ended < read.begun && (version ?? 0) > read.version)
      .slice(0, 1)
      .map(({ value }) => `stale read: version ${read.version} was read after ${value} was acknowledged`),
  );

function strangeValues(writes: readonly WriteSeen[], reads: readonly ReadSeen[]): readonly string[] {
  const possible = new Set(writes.filter(({ outcome }) => outcome !== 'refused').map(({ value }) => value));
  const acknowledged = new Map(writes.map(({ version, value }) => [version, value]));
  const shown = new Map<number, string>();
  return reads.flatMap(({ version, value }) => {
    const former = acknowledged.get(version) ?? shown.get(version);
    shown.set(version, value);
    if (former !== undefined && former !== value)
      return [`rolled back: version ${version} was ${former}, and ${value}`];
    return version > 1 && !possible.has(value) ? [`rolled back: ${value} was read, which nobody wrote`] : [];
  });
}
