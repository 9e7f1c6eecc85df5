import { readFileSync } from 'node:fs';
import { serverRoot } from './server-root.ts';

/** Version of the product, from the server's own package. */
export function productVersion(): string {
  const about: unknown = JSON.parse(readFileSync(new URL('package.json', serverRoot), 'utf8'));
  const version =
    typeof about === 'object' && about !== null && 'version' in about ? about.version : undefined;
  return typeof version === 'string' ? version : 'unknown';
}
