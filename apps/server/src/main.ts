import { errorDetail } from './platform/log/error-detail.ts';
import { readConfiguration, type Configuration } from './platform/configuration/configuration.ts';
import { StartError } from './platform/configuration/start-error.ts';
import { emptyDataFolder } from './platform/database/empty-data-folder.ts';
import { READY_MADE_PEOPLE } from './capabilities/demonstration/index.ts';
import { startServer, type RunningServer } from './start-server.ts';

/** Time-out of stopping, after which the process exits anyway; running calls have 90 s. */
const STOP_TIMEOUT_MS = 100_000;
/** Time-out of closing after the calls have ended; unfinished work is started again by another process. */
const CLOSE_TIMEOUT_MS = 2000;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const complain = (text: string): void => void process.stderr.write(`${text}\n`);

function greet({ url }: RunningServer, configuration: Configuration): void {
  say(`\nTussock is ready: ${url}\n`);
  if (configuration.role === 'worker') say('This process does jobs, and answers no calls.');
  if (configuration.databaseUrl === undefined)
    say(
      `Data is kept in ${configuration.dataFolder}. It survives a crash of this program, but not a power cut: for real farms set DATABASE_URL.`,
    );
  if (configuration.hasLocalProvider && configuration.isDemonstration) {
    say('\nReady-made sign-ins, no password:');
    for (const { email, role } of READY_MADE_PEOPLE) say(`  ${email.padEnd(28)} ${role}`);
  }
  if (configuration.hasLocalProvider && configuration.smtpUrl === undefined)
    say(`\nLetters that would be sent: ${url}/dev/outbox`);
}

/** Stops the server: running calls finish, everything else has a moment. */
async function end(starting: Promise<RunningServer>): Promise<void> {
  const server = await starting;
  await server.endCalls();
  setTimeout(() => process.exit(0), CLOSE_TIMEOUT_MS).unref();
  await server.close();
}

async function run(): Promise<void> {
  const configuration = readConfiguration(process.env);
  if (process.argv.includes('--reset-demo')) await emptyDataFolder(configuration.dataFolder);
  say('Preparing the database…');
  const starting = startServer(configuration);
  // Before the address is said: whoever reads it may ask for the stop at once.
  const stop = (): void => {
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    end(starting).then(
      () => process.exit(0),
      (error: unknown) => {
        complain(error instanceof Error ? error.message : String(error));
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const server = await starting;
  greet(server, configuration);
  await server.warm();
}

run().catch((error: unknown) => {
  const { port } = error as { port?: number }; // of an error of listening
  if (error instanceof StartError) complain(error.message);
  else if (errorDetail(error, 'code') === 'EADDRINUSE')
    complain(`Port ${port ?? ''} is in use. Stop what uses it, or start with another PORT.`);
  else complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exit(1);
});
