import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { replyWithError } from './error-reply.ts';

/** Hashes of the inline scripts that the build put into the page. */
export function readInlineScriptHashes(folder: string): readonly string[] {
  const path = join(folder, 'csp.json');
  if (!existsSync(path)) return [];
  // Written by the build beside the page itself.
  return (JSON.parse(readFileSync(path, 'utf8')) as { scriptHashes: string[] }).scriptHashes.map(
    (hash) => `'${hash}'`,
  );
}

/** Whether an address that no route is for is that of a screen: the web application says what is there. */
export const isPageRequest = ({ method, url }: FastifyRequest): boolean =>
  method === 'GET' && !/^\/+(api|assets)(\/|$)/i.test(decodeURI(url));

/** Serves the built web application: files with a name made from their content for ever, the page afresh each time. */
export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const hasApp = existsSync(join(folder, 'index.html'));
  if (hasApp)
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      wildcard: false,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    if (hasApp && isPageRequest(request)) return reply.sendFile('index.html');
    return replyWithError(new AppError('notFound'), request, reply);
  });
}
