import { digestRows, inSnapshot } from '../platform/database/copy/copy-rows.ts';
import { describeParts, describeTables } from '../platform/database/copy/describe-schema.ts';
import { openSession, type DatabasePlace } from '../platform/database/copy/sql-session.ts';
import { runCommand } from '../commands/run-command.ts';

/** Runs a command as an operator types it; gives what it said. */
export async function operate(
  command: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const said: string[] = [];
  await runCommand(command, { LOG_LEVEL: 'silent', ...env }, (line) => said.push(line));
  return said.join('\n');
}

/** Count and fingerprint of every table of a database but the audit log, where each command adds its own act; and what holds its rows together. */
export async function pictureOf(place: DatabasePlace): Promise<Readonly<Record<string, unknown>>> {
  const session = await openSession(place);
  try {
    const tables = (await describeTables(session)).filter(({ name }) => name !== 'audit');
    const digests: Record<string, unknown> = {};
    await inSnapshot(session, async () => {
      for (const table of tables) digests[table.name] = await digestRows(session, table);
    });
    return { digests, parts: session.engine === 'embedded' ? await describeParts(session) : undefined };
  } finally {
    await session.close();
  }
}
