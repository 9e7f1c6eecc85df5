import { readFileSync } from 'node:fs';

/** Clock ticks are hundredths of a second on every Linux that Node runs on. */
const MS_PER_TICK = 10;

/** CPU milliseconds used so far by the living child processes of this one; 0 where there is no /proc. */
export function childrenCpuMs(): number {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')
      .split(' ')
      .filter(Boolean);
    return children.reduce((sum, pid) => {
      // Fields after the name in brackets; user and system time are the 14th and 15th of all.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /u, '')
        .split(' ');
      return sum + (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
    }, 0);
  } catch {
    return 0;
  }
}
