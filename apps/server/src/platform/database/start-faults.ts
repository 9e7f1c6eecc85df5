import { StartFault } from '../configuration/start-fault.ts';

/** An address as it may be shown: without what stands in it as a password. */
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

/** The database of the address cannot be used at all. */
export const databaseFault = (address: string, error: unknown): StartFault => {
  const { code, message } = error as { code?: string; message?: string };
  const reason = message || code || String(error);
  return new StartFault(
    `DATABASE_URL: the database ${withoutPassword(address)} does not take us: ${reason}.`,
  );
};

/** A script did not run; what PostgreSQL said of it is all there is to go by. */
export const migrationFault = (name: string, error: unknown): StartFault => {
  const { message, detail, position } = error as { message?: string; detail?: string; position?: string };
  const more = [detail, position && `at character ${position}`].filter(Boolean).join(', ');
  return new StartFault(
    `The migration ${name} failed and nothing of it was kept: ${message ?? String(error)}${more ? ` (${more})` : ''}.`,
  );
};
