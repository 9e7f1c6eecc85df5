import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { replyWithError } from './error-reply.ts';
import { leaveOutHeadersOfPages } from './security-headers.ts';

/** Hashes of the inline scripts and styles that the build put into the page. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export function readInlineHashes(folder: string): InlineHashes {
  const path = join(folder, 'csp.json');
  // Written by the build beside the page itself.
  return existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as InlineHashes)
    : { scripts: [], styles: [] };
}

/** Whether an unmatched request is for a screen: the web application shows what is there, or that nothing is. */
export const isPageRequest = ({ method, url }: FastifyRequest): boolean =>
  method === 'GET' && !/^\/+(api|ogc|assets)(\/|$)/i.test(decodeURI(url.split('?', 1)[0] ?? ''));

/** Serves the assets through one wildcard route, which saves the start one route for each of some hundred files with a content hash in their name. */
function sendAssets(app: FastifyInstance, folder: string): void {
  const assets = join(folder, 'assets');
  const known = new Set(existsSync(assets) ? readdirSync(assets) : []);
  app.route<{ Params: { '*': string } }>({
    method: ['HEAD', 'GET'],
    url: '/assets/*',
    // Files are free; what is none of them is counted where it is answered, which it would not be twice.
    config: { rateLimit: false },
    handler: ({ params: { '*': name } }, reply) => {
      // As any other address that no way is for.
      if (!known.has(name)) return reply.callNotFound();
      leaveOutHeadersOfPages(reply.raw);
      return reply.sendFile(`/assets/${name}`);
    },
    errorHandler: (error: FastifyError, request, reply) => {
      // Whoever went away is told nothing, and nothing is wrong.
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy();
      else replyWithError(error, request, reply);
    },
  });
}

/** Serves the built web application: assets with a content hash are cached for ever, the page is fetched afresh each time. */
export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const hasApp = existsSync(join(folder, 'index.html'));
  if (hasApp) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      wildcard: false,
      globIgnore: ['assets/**'],
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
    sendAssets(app, folder);
  }
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    if (hasApp && isPageRequest(request)) return reply.sendFile('index.html');
    return replyWithError(new AppError('notFound'), request, reply);
  });
}
