import { errorDetail } from '../log/error-detail.ts';
import { StartError } from '../configuration/start-error.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';

/** Removes the password from a database address, for display. */
function withoutPassword(address: string): string {
  try {
    const url = new URL(address);
    if (url.password) url.password = '…';
    url.searchParams.delete('password');
    return decodeURI(url.href);
  } catch {
    return 'that was given, which is no address';
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';
const PROTOCOL_VIOLATION = '08P01';

const userOf = (address: string): string =>
  URL.canParse(address)
    ? decodeURIComponent(new URL(address).username) || 'whoever signs in'
    : 'whoever signs in';

/** Start error: the database of the address cannot be used. */
export const databaseError = (address: string, error: unknown): StartError => {
  if (error instanceof DatabaseUnavailable && error.cause instanceof Error)
    return databaseError(address, error.cause);
  const code = errorDetail(error, 'code');
  const reason = errorDetail(error, 'message') || code || String(error);
  const database = `DATABASE_URL: the database ${withoutPassword(address)}`;
  if (code === INSUFFICIENT_PRIVILEGE)
    return new StartError(
      `${database} lets ${userOf(address)} make no tables (${reason}). Grant CREATE on the schema to that user.`,
    );
  if (code === PROTOCOL_VIOLATION && reason.includes('startup parameter'))
    return new StartError(
      `${database} is behind a pooler that refuses settings of a connection (${reason}). Name the database itself: Tussock pools its connections.`,
    );
  return new StartError(`${database} does not take us: ${reason}.`);
};

/** Start error: the database was migrated by a newer release, with scripts that this one does not know. */
export const newerSchemaError = (names: readonly string[]): StartError =>
  new StartError(
    `The database belongs to a newer release of Tussock (it has ${names.join(', ')}). Start that release, or restore a backup from before it.`,
  );

/** Start error: a restore or a move was interrupted, and the database holds a part of its content. */
export const unfinishedLoadError = (): StartError =>
  new StartError(
    'The database holds a restore or a move that was not finished. Run the same command again, which goes on with it, or empty the database.',
  );

/** Start error: the schema is behind this release, and the start may not migrate it. */
export const schemaBehindError = (names: readonly string[]): StartError =>
  new StartError(
    `MIGRATE_AT_START is off, and the database lacks migrations of this release: ${names.join(', ')}. Run \`npm run db:migrate\` first.`,
  );

/** Start error: a migration script failed; it carries PostgreSQL's own message. */
export const migrationError = (name: string, error: unknown): StartError => {
  const position = errorDetail(error, 'position');
  const more = [errorDetail(error, 'detail'), position && `at character ${position}`]
    .filter(Boolean)
    .join(', ');
  return new StartError(
    `The migration ${name} failed and nothing of it was kept: ${errorDetail(error, 'message') ?? String(error)}${more ? ` (${more})` : ''}.`,
  );
};
