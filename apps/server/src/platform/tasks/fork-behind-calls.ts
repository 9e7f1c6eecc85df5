import { fork, type ChildProcess, type StdioOptions } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** Of what is short-lived: a large document makes and drops much, and a small nursery is swept again and again for it. */
const NURSERY_MEGABYTES = 64;
/** A part of its limit is its from the start: growing into it from nothing, the whole heap is swept once for each document. */
const PART_FROM_THE_START = 1 / 4;

/**
 * Starts a process that makes files, with a limit of its own objects. It comes behind calls on the machine: who waits for a list waits for
 * a moment, who asked for a report knows that it takes a while.
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
