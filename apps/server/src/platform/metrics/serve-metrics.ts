import { createServer } from 'node:http';
import { processMeters } from './meters.ts';
import type { Meters } from './server-meters.ts';

/** Serves `/metrics` on a port of its own, which no proxy passes on. @returns the function that stops it */
export async function serveMetrics(
  own: Meters,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<() => Promise<void>> {
  const answer = async (): Promise<string> => `${await own.metrics()}\n${await processMeters.metrics()}`;
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    answer().then(
      (text) => response.writeHead(200, { 'content-type': own.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
