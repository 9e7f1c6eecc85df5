import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteAct } from '../platform/backup/note-act.ts';
import { openAsPerson, type OpenedPlan } from '../platform/backup/open-as-person.ts';
import { openBackup, type OpenBackup } from '../platform/backup/open-backup.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { startThrowawayIssuer, THROWAWAY_CLIENT } from '../platform/backup/throwaway-issuer.ts';
import type { Configuration } from '../platform/configuration/configuration.ts';
import { openSession, type SqlSession } from '../platform/database/copy/sql-session.ts';
import { reasonOf } from '../platform/doctor/finding.ts';
import { startServer } from '../start-server.ts';
import { textOf, type Command } from './command.ts';
import { databaseOf, filesOf, inBytes, vaultOf } from './places.ts';

/** A plan to open, and somebody who may. */
interface Chosen {
  readonly planId: string;
  readonly propertyName: string;
  readonly email: string;
}

/** Chooses the plan with the most files, and of those the newest; undefined where nobody has a plan. */
async function choosePlan(session: SqlSession): Promise<Chosen | undefined> {
  const [row] = await session.rows(`
    select plan.id, plan.property_name as name, person.email
    from plan join plan_role role on role.plan_id = plan.id join app_user person on person.id = role.user_id
    left join account on account.id = person.account_id
    where person.deleted_at is null and account.deleted_at is null and role.expires_at is null and plan.archived_at is null
    order by (select count(*) from plan_file where plan_file.plan_id = plan.id) desc, plan.updated_at desc, plan.id,
      role.role <> 'lead', person.id
    limit 1`);
  return row && { planId: String(row['id']), propertyName: String(row['name']), email: String(row['email']) };
}

/** Lets the throwaway issuer vouch for a person whom another issuer is known for, in a copy of the database. */
const unbind = (session: SqlSession, { email }: Chosen): Promise<unknown> =>
  session.rows('update app_user set issuer = null, subject = null where email = $1', [email]);

/** The product on the restored copy: on this machine alone, without letters, brokers and background work. */
const restoredOf = (configuration: Configuration, issuer: string): Configuration => ({
  ...configuration,
  isProduction: false,
  port: 0,
  host: '127.0.0.1',
  publicUrl: undefined,
  identityProvider: { issuer, clientId: THROWAWAY_CLIENT, clientSecret: undefined },
  hasLocalProvider: false,
  smtpUrl: undefined,
  firstAdminEmail: undefined,
  broker: undefined,
  isDemonstration: false,
  trustProxy: undefined,
  role: 'web',
  metrics: undefined,
  logLevel: 'silent',
});

async function openPlan(
  configuration: Configuration,
  chosen: Chosen | undefined,
): Promise<OpenedPlan | undefined> {
  const issuer = await startThrowawayIssuer();
  try {
    const server = await startServer(restoredOf(configuration, issuer.url));
    try {
      return chosen && (await openAsPerson(server.url, issuer, chosen));
    } finally {
      await server.close();
    }
  } finally {
    await issuer.close();
  }
}

/** Restores the rows, reads every file and stores those of the chosen plan. */
async function restoreInto(
  configuration: Configuration,
  backup: OpenBackup,
): Promise<{ chosen: Chosen | undefined; rows: number; files: number }> {
  const session = await openSession(databaseOf(configuration));
  try {
    let choosing: Promise<Chosen | undefined> | undefined;
    const restored = await restoreBackup(
      backup,
      { session, files: filesOf(configuration) },
      async ({ key }) => {
        // Asked at the first file, once all rows are there.
        const chosen = await (choosing ??= choosePlan(session));
        return chosen !== undefined && key.startsWith(`plans/${chosen.planId}/`);
      },
    );
    const chosen = await choosePlan(session);
    if (chosen) await unbind(session, chosen);
    const rows = restored.tables.reduce((sum, table) => sum + table.rows, 0);
    return { chosen, rows, files: restored.files };
  } finally {
    await session.close();
  }
}

/** Notes the proof in the audit log of the installation, where its database is there and free. */
async function noteProof(
  configuration: Configuration,
  note: string,
  say: (line: string) => void,
): Promise<void> {
  const place = databaseOf(configuration);
  // Looking would make one.
  if ('folder' in place && !existsSync(join(place.folder, 'database'))) return;
  try {
    const session = await openSession(place);
    try {
      await noteAct(session, 'verifyBackup', { note });
    } finally {
      await session.close();
    }
  } catch (error) {
    say(`The proof is not in the audit log: ${reasonOf(error)}`);
  }
}

export const verifyBackup: Command = {
  summary: 'restores a backup into a throwaway place, starts the product on it and opens a plan',
  usage: '--from FOLDER|s3://BUCKET/PREFIX [--database postgres://… (empty)]',
  options: { from: { type: 'string' }, database: { type: 'string' } },
  async run(values, { configuration, say }) {
    const backup = await openBackup(vaultOf(configuration, textOf(values, 'from')));
    const folder = await mkdtemp(join(tmpdir(), 'tussock-verify-'));
    const url = textOf(values, 'database');
    const target: Configuration = {
      ...configuration,
      dataFolder: folder,
      databaseUrl: url,
      databaseDirectUrl: url,
      fileBucket: undefined,
    };
    try {
      const { chosen, rows, files } = await restoreInto(target, backup);
      const { bytes } = backup.manifest.files;
      say(`The backup of ${backup.manifest.madeAt} is whole:`);
      say(`${backup.manifest.tables.length} tables with ${rows} rows, ${files} files of ${inBytes(bytes)}`);
      const opened = await openPlan(target, chosen);
      if (chosen && opened)
        say(
          `The product started on it; ${chosen.email} signed in and opened ${chosen.propertyName}: ${opened.rows} rows, ${opened.files} files.`,
        );
      else say('The product started on it. There is no plan to open.');
      await noteProof(configuration, backup.manifest.madeAt, say);
      return true;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
