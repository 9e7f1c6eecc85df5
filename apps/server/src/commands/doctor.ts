import type { Configuration } from '../platform/configuration/configuration.ts';
import { checkDatabase } from '../platform/doctor/check-database.ts';
import { checkFiles } from '../platform/doctor/check-files.ts';
import {
  checkBackups,
  checkIssuer,
  checkMail,
  checkProxy,
  checkSurvey,
} from '../platform/doctor/check-services.ts';
import type { Finding } from '../platform/doctor/finding.ts';
import type { Command } from './command.ts';

/** Every check, all at once: each waits for somebody else. */
async function findAll(configuration: Configuration): Promise<readonly Finding[]> {
  const found = await Promise.all([
    checkDatabase(configuration),
    checkFiles(configuration),
    checkIssuer(configuration),
    checkMail(configuration),
    checkSurvey(configuration),
    checkProxy(configuration),
  ]);
  return [...found.flat(), ...checkBackups(configuration)];
}

const MARKS = { well: '✓', warning: '!', fault: '✗' } as const;

export const doctor: Command = {
  summary: 'checks everything that the server needs, and says what to do',
  usage: '',
  options: {},
  async run(_values, { configuration, say }) {
    const findings = await findAll(configuration);
    for (const { subject, state, says, advice } of findings) {
      say(`${MARKS[state]} ${subject.padEnd(12)} ${says}`);
      if (advice !== undefined) say(`  ${' '.repeat(12)} → ${advice}`);
    }
    const faults = findings.filter(({ state }) => state === 'fault').length;
    say(faults === 0 ? 'Nothing keeps the server from working.' : `${faults} to be mended.`);
    return faults === 0;
  },
};
