import { cpus, loadavg } from 'node:os';
import type { Figure } from './interleave.ts';

/** Prints each contender beside the first of the list, which is the bare one that the others are measured by. */
export function printFigures(
  title: string,
  figures: readonly Figure[],
  {
    target,
    notes = {},
  }: { readonly target?: number; readonly notes?: Readonly<Record<string, string>> } = {},
): void {
  const [bare] = figures;
  if (!bare) return;
  console.log(`\n  ${title}${target === undefined ? '' : ` (target: within ${target} ×)`}`);
  console.log(
    `  ${'contender'.padEnd(34)}${['CPU ms', '×', 'wall ms', '×'].map((head) => head.padStart(9)).join('')}`,
  );
  for (const { name, cpuMs, wallMs } of figures) {
    const cells = [
      cpuMs.toFixed(1),
      (cpuMs / bare.cpuMs).toFixed(2),
      wallMs.toFixed(1),
      (wallMs / bare.wallMs).toFixed(2),
    ];
    console.log(
      `  ${name.padEnd(34)}${cells.map((cell) => cell.padStart(9)).join('')}  ${notes[name] ?? ''}`,
    );
  }
}

/** What the figures were measured on; absolutes mean nothing without it. */
export function printMachine(): void {
  console.log(
    `  Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1) ?? '?'}`,
  );
}
