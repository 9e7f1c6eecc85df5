import type { Configuration } from '../configuration/configuration.ts';
import { checkDatabase } from './check-database.ts';
import { checkFiles } from './check-files.ts';
import { checkBackups, checkIssuer, checkMail, checkProxy, checkSurvey } from './check-services.ts';
import type { Finding } from './finding.ts';

/** Everything that the server needs, checked at once: each check waits for somebody else. `isRunning` when the server itself asks. */
export async function checkAll(
  configuration: Configuration,
  { isRunning = false }: { readonly isRunning?: boolean } = {},
): Promise<readonly Finding[]> {
  const found = await Promise.all([
    checkDatabase(configuration, { isRunning }),
    checkFiles(configuration),
    checkIssuer(configuration),
    checkMail(configuration),
    checkSurvey(configuration),
    checkProxy(configuration),
  ]);
  return [...found.flat(), ...checkBackups(configuration)];
}
