import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answeredScript, type AnsweredWithPages } from './answer-with-page.ts';
import { AppError } from './app-error.ts';
import { replyWithError } from './error-reply.ts';
import { packText } from './pack.ts';

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

/** Answers the page of a screen, with what whoever asks for it would read first. */
function pageSender(app: FastifyInstance, folder: string, answered: AnsweredWithPages) {
  const [head = '', ...rest] = readFileSync(join(folder, 'index.html'), 'utf8').split('</head>');
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const from = performance.now();
    const script = await answeredScript(app, request, answered);
    if (script === '') return reply.sendFile('index.html');
    const took = Math.round(performance.now() - from);
    // What is of somebody's own is kept nowhere. A browser that knows what the answers took knows how far away the server is.
    reply.headers({ 'cache-control': 'no-store', 'server-timing': `answers;dur=${took}` });
    const page = [head + script, ...rest].join('</head>');
    return reply.type('text/html; charset=utf-8').send(await packText(page, request, reply));
  };
}

/** Serves the built web application: files with a name made from their content for ever, the page afresh each time. */
export async function serveWebApp(
  app: FastifyInstance,
  folder: string,
  answered: AnsweredWithPages,
): Promise<void> {
  const hasApp = existsSync(join(folder, 'index.html'));
  const sendPage = hasApp ? pageSender(app, folder, answered) : undefined;
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
    if (sendPage && isPageRequest(request)) return sendPage(request, reply);
    return replyWithError(new AppError('notFound'), request, reply);
  });
}
