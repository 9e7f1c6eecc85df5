import { checkAll } from '../platform/doctor/check-all.ts';
import type { Command } from './command.ts';

const MARKS = { well: '✓', warning: '!', fault: '✗' } as const;

export const doctor: Command = {
  summary: 'checks everything that the server needs, and says what to do',
  usage: '',
  options: {},
  async run(_values, { configuration, say }) {
    const findings = await checkAll(configuration);
    for (const { subject, state, says, advice } of findings) {
      say(`${MARKS[state]} ${subject.padEnd(12)} ${says}`);
      if (advice !== undefined) say(`  ${' '.repeat(12)} → ${advice}`);
    }
    const faults = findings.filter(({ state }) => state === 'fault').length;
    say(faults === 0 ? 'Nothing keeps the server from working.' : `${faults} to be mended.`);
    return faults === 0;
  },
};
