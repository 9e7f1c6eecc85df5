import { fork, type ChildProcess, type StdioOptions } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** Size of the young generation: a large document allocates and drops much, and a small one is collected again and again. */
const NURSERY_MEGABYTES = 64;
/** Share of the heap limit allocated at the start: growing from nothing would collect the whole heap once for each document. */
const PART_FROM_THE_START = 1 / 4;

/**
 * Starts a child process that makes files, with a heap limit. It has a lower priority than calls: a list should come at once, while a report is
 * expected to take a while.
 */
export function forkBehindCalls(
  file: string,
  args: readonly string[],
  { megabytes, stdio }: { readonly megabytes: number; readonly stdio?: StdioOptions },
): ChildProcess {
  const child = fork(file, [...args], {
    serialization: 'advanced',
    execArgv: [
      `--max-old-space-size=${megabytes}`,
      `--initial-old-space-size=${Math.round(megabytes * PART_FROM_THE_START)}`,
      `--max-semi-space-size=${NURSERY_MEGABYTES}`,
    ],
    ...(stdio ? { stdio } : {}),
  });
  // One that could not be started has no id, and says so by itself.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}
